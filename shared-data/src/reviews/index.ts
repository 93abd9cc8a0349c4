export { reviewKeys } from './reviews.keys.ts';
export { useAnswerReview, useReviewAppointment } from './reviews.mutations.ts';
export { usePublishedReviews, useReviewSummary, useReviews } from './reviews.queries.ts';
export {
  type Review,
  type ReviewSummary,
  type ReviewValues,
  reviewFormSchema,
  type Testimonial,
} from './reviews.schema.ts';
