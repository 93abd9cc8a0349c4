export { type Decision, useDecisions } from './decisions.ts';
export { type SentLicence, useDecideLicence, useLicenceLink, useLicenceQueue, useWithdrawLicence } from './licences.ts';
export { moderationKeys } from './moderation.keys.ts';
export { type ReportedReview, useDecideReview, useReopenReview, useReportedReviews } from './reported-reviews.ts';
