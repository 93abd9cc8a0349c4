export { RATINGS_IN_POLISH } from './star-rating.pl.ts';
export { StarRating, type StarRatingProps } from './star-rating.tsx';
