export { VetCard } from './vet-card.tsx';
export type { VetCardData } from './vet-card-data.ts';
export type { VetCardProps } from './vet-card-props.ts';
export { VetCardSkeleton, type VetCardSkeletonProps } from './vet-card-skeleton.tsx';
