import type { Channel, NavEntry, PageHead, Route } from '@veto/slice-kit/contract';
import { type ShownEntry, shownIn } from '../../isomorphic/nav-words.ts';
import { linksToOthers } from '../../isomorphic/translations.ts';
import type { DocumentPaint } from './document-paint.ts';
import { escapeHtml } from './escape.ts';

type Language = Route['lang'];

/** In a document that nobody can read without scripts. */
export const NEEDS_JAVASCRIPT: Record<Language, string> = {
  en: 'Veto needs JavaScript to find veterinarians and book appointments. Please switch it on and load the page again.',
  pl: 'Veto potrzebuje JavaScriptu, aby szukać lekarzy i umawiać wizyty. Włącz go i wczytaj stronę ponownie.',
  uk: 'Для пошуку ветеринарів і запису на візит Veto потрібен JavaScript. Увімкніть його й оновіть сторінку.',
};

/** Shows the first paint, and hides in it what only a script could act on. */
const OWN_STYLE = '<link rel="stylesheet" href="/_site/no-script.css">';

/** Where the data of a page came too late for its document. No document loads itself again: it could do so for ever. */
const NOT_READY: Record<Language, string> = {
  en: 'This page is not ready yet. <a href="">Load it again</a>',
  pl: 'Ta strona nie jest jeszcze gotowa. <a href="">Wczytaj ją ponownie</a>',
  uk: 'Ця сторінка ще не готова. <a href="">Завантажити її ще раз</a>',
};

const MENU: Record<Language, string> = { en: 'Main', pl: 'Menu główne', uk: 'Головне меню' };

/** The style sheets of a document without a gate for browsers without scripts; elsewhere a script links them. */
export function headWithoutScript({ pageStyle }: Pick<DocumentPaint, 'pageStyle'>): string {
  const page = pageStyle
    ? `<link rel="stylesheet" href="${escapeHtml(pageStyle.url)}" integrity="${pageStyle.integrity}" crossorigin="anonymous">`
    : '';
  return `<noscript>${page}${OWN_STYLE}</noscript>`;
}

/** What its body begins with for them: the header's links, which the first paint leaves out; a sentence where there is nothing to read. */
export function bodyWithoutScript(
  { readable }: Pick<DocumentPaint, 'readable'>,
  { slices }: Pick<Channel, 'slices'>,
  {
    title = 'Veto',
    lang,
    alternates = [],
  }: { title: string | undefined; lang: Language } & Pick<PageHead, 'alternates'>,
): string {
  const others = linksToOthers(alternates, lang);
  const nav = `<nav class="no-script-links" aria-label="${MENU[lang]}" lang="${lang}">${linksIn('header', slices, lang, others)}</nav>`;
  const sentence = `<main class="no-script-note" lang="${lang}"><h1>${escapeHtml(title)}</h1><p>${(readable === 'soon' ? NOT_READY : NEEDS_JAVASCRIPT)[lang]}</p></main>`;
  return `<noscript>${nav}${readable === 'now' ? '' : sentence}</noscript>`;
}

/** The footer's links, for the end of the body. */
export function footerWithoutScript({ slices }: Pick<Channel, 'slices'>, lang: Language): string {
  return `<noscript><footer class="no-script-footer" lang="${lang}">${linksIn('footer', slices, lang)}</footer></noscript>`;
}

function linksIn(
  area: NavEntry['area'],
  slices: Channel['slices'],
  lang: Language,
  others: readonly ShownEntry[] = [],
): string {
  return Object.values(slices)
    .flatMap(({ stable }) => stable.manifest.nav)
    .filter((entry) => entry.area === area && entry.audience.includes('signed-out'))
    .flatMap((entry) => shownIn(lang, entry))
    .concat(others)
    .sort((one, other) => one.order - other.order)
    .map(linkTo)
    .join('');
}

function linkTo({ href, label, lang }: ShownEntry): string {
  return `<a href="${escapeHtml(href)}"${lang ? ` lang="${escapeHtml(lang)}"` : ''}>${escapeHtml(label)}</a>`;
}
