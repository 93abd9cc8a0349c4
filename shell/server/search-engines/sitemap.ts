import type { Channel, Route } from '@veto/slice-kit/contract';
import { escapeHtml } from '../index-html/escape.ts';
import type { DirectoryPage, ListedPages, ListedVeterinarian } from './listed-pages.ts';
import { publicRoutes } from './private-routes.ts';

/** What one file may hold (sitemaps.org). */
const PART = 50_000;
/** Text is made in pieces: a whole file at once would keep the site from answering. */
const PIECE = 2000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Page {
  path: string;
  /** Missing: nobody knows when it last changed. */
  changedAt?: string;
}

/** The files of a sitemap, by name; `pages` makes each page when it is written. */
interface Part {
  name: string;
  changedAt: string | undefined;
  pages(): Iterable<Page>;
}

/** The text of one file: the index of the others, or the pages of one; null where there is no such file. */
export function sitemapFile(
  file: string,
  channel: Pick<Channel, 'slices'>,
  listed: ListedPages,
  site: string,
): Iterable<string> | null {
  const parts = partsOf(publicRoutes(channel), listed);
  if (file === 'sitemap.xml') return inPieces('sitemapindex', indexEntries(parts, site));
  const part = parts.find(({ name }) => name === file);
  return part ? inPieces('urlset', entries(part.pages(), site)) : null;
}

function partsOf(routes: readonly Route[], { veterinarians, directory }: ListedPages): Part[] {
  const ofVeterinarians = routes.filter(({ shows }) => shows === 'veterinarian' || shows === 'specialist');
  const inOnePart = Math.floor(PART / Math.max(1, ofVeterinarians.length));
  const count = ofVeterinarians.length > 0 ? Math.ceil(veterinarians.length / inOnePart) : 0;
  return [
    { name: 'sitemap-pages.xml', changedAt: latest(directory), pages: () => closedPages(routes, directory) },
    ...Array.from({ length: count }, (_, index): Part => {
      const those = veterinarians.slice(index * inOnePart, (index + 1) * inOnePart);
      const name = `sitemap-veterinarians-${index + 1}.xml`;
      const changedAt = latest(those.map(([, , moment]) => ({ changedAt: moment })));
      return { name, changedAt, pages: () => veterinarianPages(ofVeterinarians, those) };
    }),
  ];
}

/** Moments of one form sort as text. */
function latest(pages: readonly { changedAt: string }[]): string | undefined {
  return pages.reduce<string | undefined>(
    (found, { changedAt }) => (changedAt > (found ?? '') ? changedAt : found),
    undefined,
  );
}

/** Addresses without a parameter, and each city and specialty of a directory. */
function* closedPages(routes: readonly Route[], directory: readonly DirectoryPage[]): Iterable<Page> {
  for (const { path, shows } of routes) {
    if (/[:*]/.test(path)) continue;
    yield { path };
    if (shows !== 'directory') continue;
    for (const { kind, label, changedAt } of directory)
      yield { path: `${path}?${new URLSearchParams({ [kind]: label })}`, changedAt };
  }
}

function* veterinarianPages(routes: readonly Route[], veterinarians: readonly ListedVeterinarian[]): Iterable<Page> {
  for (const [id, number, changedAt] of veterinarians)
    for (const { path, shows } of routes)
      yield { path: veterinarianPath(path, shows === 'specialist' ? (number ?? id) : id), changedAt };
}

/** '/veterinarian/5f2c…' for the route '/veterinarian/:id'. */
export function veterinarianPath(route: string, id: string | number): string {
  return route.replace(/:[^/]+/, String(id));
}

function* entries(pages: Iterable<Page>, site: string): Iterable<string> {
  for (const page of pages) yield `<url>${locationOf(page, site)}</url>\n`;
}

function* indexEntries(parts: readonly Part[], site: string): Iterable<string> {
  for (const { name, changedAt } of parts)
    yield `<sitemap>${locationOf({ path: `/${name}`, ...(changedAt && { changedAt }) }, site)}</sitemap>\n`;
}

function locationOf({ path, changedAt }: Page, site: string): string {
  return `<loc>${escapeHtml(site + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}`;
}

function* inPieces(element: 'urlset' | 'sitemapindex', lines: Iterable<string>): Iterable<string> {
  yield `${HEAD}<${element} ${NAMESPACE}>\n`;
  let piece: string[] = [];
  for (const line of lines) {
    piece.push(line);
    if (piece.length < PIECE) continue;
    yield piece.join('');
    piece = [];
  }
  yield `${piece.join('')}</${element}>\n`;
}
