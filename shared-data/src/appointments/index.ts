export { useAnswerReschedule } from './answer-reschedule.ts';
export { appointmentKeys } from './appointments.keys.ts';
export type { Appointment, Booking, RescheduleRequest, VisitedVeterinarian } from './appointments.schema.ts';
export {
  type ChooseAgainWish,
  MAX_MOVE_WISH_CHARACTERS,
  useAskToChooseAgain,
} from './ask-to-choose-again.ts';
export { useBookAppointment } from './book-appointment.ts';
export { useCancelAppointment } from './cancel-appointment.ts';
export { MAX_CANCEL_REASON_CHARACTERS, NO_SHOW, useCancelVisit } from './cancel-visit.ts';
export { cityOfLastVisit } from './city-of-last-visit.ts';
export {
  type CompletionToUndo,
  dropCompletionToUndo,
  rememberCompletion,
  UNDO_SHOWN_MS,
  useCompletionToUndo,
} from './completion-to-undo.ts';
export { useOwnerAppointments, useVeterinarianAppointments, useVisitsOfPet } from './list-own-appointments.ts';
export { useVisitCounts, useVisitList, type VisitCounts } from './list-veterinarian-visits.ts';
export { useLastNote } from './load-last-note.ts';
export { useOwnerAppointment, useVeterinarianAppointment } from './load-own-appointment.ts';
export { mayMoveNow } from './may-move-now.ts';
export { useReportVisit } from './report-visit.ts';
export { useProposeReschedule, useRequestReschedule } from './request-reschedule.ts';
export { saveVisitFile } from './save-visit-file.ts';
export { useSaveVisitNote } from './save-visit-note.ts';
export { useSetPetOfVisit } from './set-pet-of-visit.ts';
export { SlotTakenError } from './slot-taken.ts';
export { useUndoCompleteVisit } from './undo-complete-visit.ts';
export { useProposedTime } from './use-proposed-time.ts';
export { NOTES_IN_POLISH } from './visit-note.pl.ts';
export { noteInWords } from './visit-note.ts';
export { NOTES_IN_UKRAINIAN } from './visit-note.uk.ts';
export {
  EMPTY_REPORT,
  lateNoteSchema,
  recordInWords,
  type VisitReportValues,
  visitReportSchema,
} from './visit-report.schema.ts';
export { useWithdrawReschedule } from './withdraw-reschedule.ts';
