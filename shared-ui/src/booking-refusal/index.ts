export { BookingRefusal, type BookingRefusalProps } from './booking-refusal.tsx';
