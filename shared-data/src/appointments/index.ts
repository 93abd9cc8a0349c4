export { useAnswerReschedule } from './answer-reschedule.ts';
export { appointmentKeys } from './appointments.keys.ts';
export {
  type Appointment,
  type Booking,
  type BookingValues,
  bookingSchema,
  type RescheduleRequest,
} from './appointments.schema.ts';
export { useBookAppointment } from './book-appointment.ts';
export { useCancelAppointment } from './cancel-appointment.ts';
export { useOwnerAppointments, useVeterinarianAppointments } from './list-own-appointments.ts';
export { useRequestReschedule } from './request-reschedule.ts';
export { useSaveVisitNote } from './save-visit-note.ts';
export { SlotTakenError } from './slot-taken.ts';
export { useUpdateAppointmentStatus } from './update-appointment-status.ts';
export { useWithdrawReschedule } from './withdraw-reschedule.ts';
