export { PageSkeleton, type PageSkeletonProps, type PageSkeletonShape } from './page-skeleton.tsx';
