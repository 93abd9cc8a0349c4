export { useAnswerReview } from './answer-review.ts';
export { useReviews } from './list-reviews.ts';
export { usePublishedReviews } from './list-testimonials.ts';
export { MAX_REPORT_CHARACTERS, useReportReview } from './report-review.ts';
export { useReviewAppointment } from './review-appointment.ts';
export { reviewKeys } from './reviews.keys.ts';
export {
  type Review,
  type ReviewSummary,
  type ReviewValues,
  reviewFormSchema,
  type Testimonial,
} from './reviews.schema.ts';
export { useReviewsUnderReview } from './reviews-under-review.ts';
export { useReviewSummary } from './summarize-reviews.ts';
