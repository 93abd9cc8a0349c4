export { VetCard, type VetCardData, type VetCardProps } from './vet-card.tsx';
export { VetCardSkeleton } from './vet-card-skeleton.tsx';
