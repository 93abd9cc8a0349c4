export { ShowMore, type ShowMoreProps } from './show-more.tsx';
