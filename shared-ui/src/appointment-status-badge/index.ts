export { STATUSES_IN_POLISH } from './appointment-status-badge.pl.ts';
export { AppointmentStatusBadge, type AppointmentStatusBadgeProps } from './appointment-status-badge.tsx';
