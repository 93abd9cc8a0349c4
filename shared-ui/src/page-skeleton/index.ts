export { LazyPage, type LazyPageProps, lazyPage, type PageInChunk } from './lazy-page.tsx';
export { PageSkeleton, type PageSkeletonProps, type PageSkeletonShape } from './page-skeleton.tsx';
