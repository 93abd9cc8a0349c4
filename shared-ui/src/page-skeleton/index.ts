export { LazyPage, type LazyPageProps, lazyPage, type PageInChunk } from './lazy-page.tsx';
export { lazyPages, placesOf } from './lazy-pages.tsx';
export { PageSkeleton, type PageSkeletonProps, type PageSkeletonShape } from './page-skeleton.tsx';
