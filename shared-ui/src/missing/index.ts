export { Missing, type MissingProps } from './missing.tsx';
