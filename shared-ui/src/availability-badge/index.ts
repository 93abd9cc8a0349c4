export { type Availability, AvailabilityBadge } from './availability-badge.tsx';
