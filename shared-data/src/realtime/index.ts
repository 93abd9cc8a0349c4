export { followNews } from './follow-news.ts';
