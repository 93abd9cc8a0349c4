export { appointmentKeys } from './appointments.keys.ts';
export {
  SlotTakenError,
  useAnswerReschedule,
  useBookAppointment,
  useCancelAppointment,
  useRequestReschedule,
  useSaveVisitNote,
  useUpdateAppointmentStatus,
  useWithdrawReschedule,
} from './appointments.mutations.ts';
export { useOwnerAppointments, useVeterinarianAppointments } from './appointments.queries.ts';
export type { Appointment, Booking, RescheduleRequest } from './appointments.schema.ts';
