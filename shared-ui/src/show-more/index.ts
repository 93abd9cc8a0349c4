export { SHOW_MORE_IN_POLISH } from './show-more.pl.ts';
export { ShowMore, type ShowMoreProps } from './show-more.tsx';
