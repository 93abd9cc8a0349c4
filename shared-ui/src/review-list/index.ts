export { ReviewList, type ReviewListProps, type ShownReview } from './review-list.tsx';
