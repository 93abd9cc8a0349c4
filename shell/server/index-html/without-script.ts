import type { Channel, NavEntry } from '@veto/slice-kit/contract';
import type { DocumentPaint } from './document-paint.ts';
import { escapeHtml } from './escape.ts';

/** In a document that nobody can read without scripts. */
export const NEEDS_JAVASCRIPT =
  'Veto needs JavaScript to find veterinarians and book appointments. Please switch it on and load the page again.';

/** Shows the first paint, and hides in it what only a script could act on. */
const OWN_STYLE = '<link rel="stylesheet" href="/_site/no-script.css">';

/** After so many seconds a browser asks again for a page that was not ready. */
const SOON_S = 3;

/**
 * What the head of a document without a gate has for browsers without scripts: the style sheets, which a script links
 * elsewhere, and another try where the page comes soon.
 */
export function headWithoutScript({ pageStyle, readable }: Pick<DocumentPaint, 'pageStyle' | 'readable'>): string {
  const again = readable === 'soon' ? `<meta http-equiv="refresh" content="${SOON_S}">` : '';
  const page = pageStyle
    ? `<link rel="stylesheet" href="${escapeHtml(pageStyle.url)}" integrity="${pageStyle.integrity}" crossorigin="anonymous">`
    : '';
  return `<noscript>${again}${page}${OWN_STYLE}</noscript>`;
}

/** What its body has for them: the header's links, which the first paint leaves out, and a sentence where there is nothing to read. */
export function bodyWithoutScript(
  { readable }: Pick<DocumentPaint, 'readable'>,
  { slices }: Pick<Channel, 'slices'>,
  title = 'Veto',
): string {
  const links = Object.values(slices)
    .flatMap(({ stable }) => stable.manifest.nav)
    .filter(({ area, audience }) => area === 'header' && audience.includes('signed-out'))
    .sort((one, other) => one.order - other.order)
    .map(linkTo);
  const nav = `<nav class="no-script-links" aria-label="Pages" lang="en">${links.join('')}</nav>`;
  const sentence = `<main class="no-script-note" lang="en"><h1>${escapeHtml(title)}</h1><p>${NEEDS_JAVASCRIPT}</p></main>`;
  return `<noscript>${nav}${readable === 'now' ? '' : sentence}</noscript>`;
}

function linkTo({ href, label, lang }: NavEntry): string {
  return `<a href="${escapeHtml(href)}"${lang ? ` lang="${escapeHtml(lang)}"` : ''}>${escapeHtml(label)}</a>`;
}
