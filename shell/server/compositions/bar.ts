import { escapeHtml } from '../index-html/escape.ts';

/** Ends what the visitor asked for, and leads back to the page that they are on. */
export const END_OF_WISH = '/_shown/end';

/**
 * What documents of the site as others do not have it end with. It is the server's own, because the shell that is shown
 * may be older than the bar; and stands outside the shell's element, which a broken slice cannot reach.
 */
export function barOf(sentence: string, leadsBack: string): string {
  return `<link rel="stylesheet" href="/_site/shown-bar.css">
<aside id="shown-bar" lang="en" aria-label="Shown version"><p>${escapeHtml(sentence)}</p><a href="${END_OF_WISH}">${escapeHtml(leadsBack)}</a></aside>`;
}
