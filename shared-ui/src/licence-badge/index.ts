export { LicenceBadge, type LicenceBadgeProps } from './licence-badge.tsx';
