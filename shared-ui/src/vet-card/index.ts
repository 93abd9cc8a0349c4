export { VetCard, type VetCardProps } from './vet-card.tsx';
export type { VetCardData } from './vet-card-data.ts';
export { VetCardSkeleton, type VetCardSkeletonProps } from './vet-card-skeleton.tsx';
