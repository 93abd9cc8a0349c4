export { VetCard, type VetCardData, type VetCardProps } from './vet-card.tsx';
export { VetCardSkeleton, type VetCardSkeletonProps } from './vet-card-skeleton.tsx';
