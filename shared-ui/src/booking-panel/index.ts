export { BookingPanel, BookingPanelSkeleton } from './booking-panel.tsx';
