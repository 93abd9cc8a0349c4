import './account-news.pl.ts';

/** What the header's news need for a page in Polish, beside their catalogue. */
export { POLISH_NEWS } from '@veto/shared-data/notifications';
