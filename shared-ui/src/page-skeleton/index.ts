export { LazyPage, type LazyPageProps } from './lazy-page.tsx';
export { PageSkeleton, type PageSkeletonProps, type PageSkeletonShape } from './page-skeleton.tsx';
