export { RATINGS_IN_POLISH } from './star-rating.pl.ts';
export { StarRating, type StarRatingProps } from './star-rating.tsx';
export { RATINGS_IN_UKRAINIAN } from './star-rating.uk.ts';
