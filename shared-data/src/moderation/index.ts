export { moderationKeys, type ReportedReview, useDecideReview, useReportedReviews } from './reported-reviews.ts';
