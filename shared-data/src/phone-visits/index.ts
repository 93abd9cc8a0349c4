export { useBookPhoneVisit } from './book-phone-visit.ts';
export { asBookedVisit, type BookedVisit, isOfGuest } from './booked-visit.ts';
export { useCancelPhoneVisit } from './cancel-phone-visit.ts';
export { useCancelOwnGuest, useFinishOwnGuest, useMoveOwnGuest } from './change-own-guest.ts';
export { usePhoneVisits } from './list-phone-visits.ts';
export { phoneVisitKeys } from './phone-visits.keys.ts';
export { type PhoneVisit, type PhoneVisitValues, phoneVisitSchema } from './phone-visits.schema.ts';
