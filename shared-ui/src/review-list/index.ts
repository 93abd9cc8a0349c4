export { REVIEW_LIST_IN_POLISH } from './review-list.pl.ts';
export { ReviewList, type ReviewListProps, type ShownReview } from './review-list.tsx';
