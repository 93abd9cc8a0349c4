export type { BookingFieldMessages, BookingValues } from './booking.schema.ts';
export { dropAllDrafts } from './booking-draft.ts';
export { bookingPet } from './booking-pet.ts';
export { type BookingRefusal, refusalSentence, refusalToast } from './booking-refusal.ts';
export { petFields } from './pet-fields.ts';
export { daysWithSlots, sameSlot, slotsOn } from './slot-lists.ts';
export { type BookingOptions, useBooking } from './use-booking.ts';
export type { BookingForm } from './use-booking-form.ts';
