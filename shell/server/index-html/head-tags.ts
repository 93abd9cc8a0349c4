import type { PageHead } from '@veto/slice-kit/contract';
import { DEFAULT_DESCRIPTION, titleOf } from '../../isomorphic/head-text.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** Beside a vet's own: of the page, not of the site. */
const PICTURE = { width: 1200, height: 630 };
const LOCALES = { en: 'en_GB', pl: 'pl_PL', uk: 'uk_UA' } as const;

/**
 * What a page says of itself, as elements of the document's head. `site`: the public address, 'https://veto.example'; where
 * nobody has said it ('') addresses stay paths, and what must be whole is left out.
 */
export function headTags(head: PageHead, site: string): string[] {
  const { title, description = DEFAULT_DESCRIPTION, canonical, alternates = [], jsonLd = [], robots, status } = head;
  const hidden = robots === 'noindex' || status !== undefined;
  return [
    `<title>${escapeHtml(titleOf(title))}</title>`,
    meta('name', 'description', description),
    ...(hidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(site + canonical)}">`] : []),
    ...(site
      ? alternates.map(
          ({ lang, href }) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(site + href)}">`,
        )
      : []),
    ...(site && !hidden ? shareTags(head, description, site) : []),
    // Data, which no browser runs: the content security policy is about scripts alone.
    ...jsonLd.map((data) => `<script type="application/ld+json">${escapeJson(withAddresses(data, site))}</script>`),
  ];
}

/** For those who share the address: Open Graph, which others read as well. */
function shareTags({ title, canonical, image, lang = 'en' }: PageHead, description: string, site: string): string[] {
  return [
    meta('property', 'og:site_name', 'Veto'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title || titleOf(title)),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', LOCALES[lang]),
    ...(canonical ? [meta('property', 'og:url', site + canonical)] : []),
    ...(image
      ? [
          meta('property', 'og:image', site + image),
          meta('property', 'og:image:width', String(PICTURE.width)),
          meta('property', 'og:image:height', String(PICTURE.height)),
        ]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

const ADDRESSES = ['@id', 'url', 'image'];

type Json = NonNullable<PageHead['jsonLd']>[number][string];

/** The same with whole addresses in place of paths. */
function withAddresses(value: Json, site: string, name = ''): Json {
  if (typeof value === 'string') return ADDRESSES.includes(name) && /^\/(?!\/)/.test(value) ? site + value : value;
  if (Array.isArray(value)) return value.map((each) => withAddresses(each, site, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAddresses(each, site, key)]));
}
