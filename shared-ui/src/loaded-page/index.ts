export { LoadedPage, type LoadedPageProps } from './loaded-page.tsx';
