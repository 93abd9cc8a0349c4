export { type Decision, decisionKeys, useDecisions } from './decisions.ts';
export {
  licenceQueueKeys,
  type SentLicence,
  useDecideLicence,
  useLicenceLink,
  useLicenceQueue,
  useWithdrawLicence,
} from './licences.ts';
export { moderationKeys, type ReportedReview, useDecideReview, useReportedReviews } from './reported-reviews.ts';
