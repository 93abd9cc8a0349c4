export type { GuestContactMessages } from './guest-contact.schema.ts';
export { guestVisitPage, guestVisitPath } from './guest-visit-path.ts';
export { guestVisitKeys } from './guest-visits.keys.ts';
export type { GuestVisit } from './guest-visits.schema.ts';
export {
  useCancelGuestVisit,
  useGuestVisit,
  useMoveGuestVisit,
  useReviewGuestVisit,
  useTakeOverGuestVisit,
} from './opened-guest-visit.ts';
export { useGuestContact } from './use-guest-contact.ts';
