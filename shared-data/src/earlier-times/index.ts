export { useAskForEarlier, useDeclineOffer, useEndEarlierRequest, useTakeOffer } from './change-earlier-times.ts';
export { earlierTimeKeys } from './earlier-times.keys.ts';
export type { EarlierOffer, EarlierRequest } from './earlier-times.schema.ts';
export {
  argsOfWish,
  type DayPart,
  type EarlierWish,
  EMPTY_WISH,
  earlierWishSchema,
} from './earlier-wish.schema.ts';
export { isFull, waitingPath } from './full-calendar.ts';
export { useEarlierRequests } from './list-earlier-requests.ts';
export { type FilledCancellations, useFilledCancellations } from './load-filled-cancellations.ts';
