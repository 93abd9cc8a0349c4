import type { Preview } from '@veto/slice-kit/releases';
import { escapeHtml } from '../index-html/escape.ts';

/** Ends what the visitor asked for, and leads back to the page that they are on. */
export const END_OF_WISH = '/_shown/end';

/**
 * What documents of the site as others do not have it end with. It is the server's own, because the shell that is shown
 * may be older than the bar; and stands outside the shell's element, which a broken slice cannot reach.
 */
export function barOf(sentence: string, leadsBack: string): string {
  return bar(`<p>${escapeHtml(sentence)}</p>${wayBack(leadsBack)}`);
}

/**
 * The bar over a preview. Where the release fails, pages fall back to the live one: a script of the server's own says so.
 */
export function barOfPreview({ slice, version, until }: Pick<Preview, 'slice' | 'version' | 'until'>): string {
  const sentence = `Preview of ${slice} ${version}, until ${DAY.format(new Date(until)).replace(' ', '\u00a0')}`;
  // Not as the place of a release: the bar is none.
  const marks = ` data-preview-of="${escapeHtml(slice)}" data-preview-version="${escapeHtml(version)}"`;
  const content = `<p>${escapeHtml(sentence)}</p><p role="status"></p>${wayBack('Back to the live site')}`;
  return `${bar(content, marks)}
<script defer src="/_site/preview-bar.js"></script>`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' });

function bar(content: string, marks = ''): string {
  return `<link rel="stylesheet" href="/_site/shown-bar.css">
<aside id="shown-bar" lang="en" aria-label="Shown version"${marks}>${content}</aside>`;
}

function wayBack(text: string): string {
  return `<a href="${END_OF_WISH}">${escapeHtml(text)}</a>`;
}
