import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { routeTable } from '../../isomorphic/route-table.ts';
import { pageForAddress } from '../../isomorphic/translations.ts';
import { bucketIn } from '../../isomorphic/visitor-cookie.ts';
import type { ChannelDocuments, SiteDocument } from '../channel/channel-documents.ts';
import type { Compositions } from '../compositions/compositions.ts';
import type { PreviewPlaceOptions } from '../compositions/preview-place.ts';
import { shownTo } from '../compositions/send-wish.ts';
import type { CountTickets } from '../counts/count-tickets.ts';
import { senderOf } from '../http/visitor-address.ts';
import type { Fate, VeterinarianAddresses } from '../search-engines/veterinarian-addresses.ts';
import { sendCompressed } from './compressed.ts';
import { startingPage } from './plain-page.ts';

type Env = { Bindings: HttpBindings };

/** Keeps an answer out of every search engine. */
export const NOT_SEARCHED = ['X-Robots-Tag', 'noindex'] as const;

interface Documents {
  content: ChannelDocuments;
  /** The site as some visitors ask for it. */
  compositions: Compositions;
  addresses: VeterinarianAddresses;
  /** What a document carries for the counts of its page; those of compositions are not counted. */
  tickets: Pick<CountTickets, 'cookieFor'>;
  trustProxy: boolean;
  previews: PreviewPlaceOptions;
  /** What a first start has not published yet. */
  coming(): readonly string[];
}

/** index.html for an address, with the status that is true: the page says the same in its own words. */
export async function sendDocument(c: Context<Env>, documents: Documents): Promise<Response> {
  const wanted = c.req.header('sec-fetch-dest');
  const url = new URL(c.req.url);
  const isFile = /\.[a-z0-9]{2,5}$/i.test(c.req.path);
  const shown = await shownTo(c, documents);
  if (shown instanceof Response) return shown;
  const content = shown ?? documents.content;
  const bucket = bucketIn(c.req.header('cookie'));
  const rendered = await content.document(url, bucket);
  if (!rendered) return startingPage(c);
  c.set('page', rendered.route ?? '(nobody)');
  c.set('revision', content.revision);
  // '/index.html' as a visitor writes it is a page that is missing; as a script asks for it, a file.
  const isNavigation = wanted ? ['document', 'iframe', 'empty'].includes(wanted) : true;
  if (!rendered.found && wanted !== 'document' && (isFile || !isNavigation)) return c.notFound();
  const fate = await fateOf(c, rendered, documents);
  const coming = documents.coming();
  // What is coming may hold the page, also in the language that is asked for.
  if (fate.status !== 301 && !rendered.found && coming.length > 0) return startingPage(c, coming);
  if ('moved' in fate) {
    c.header('Cache-Control', shown || fate.status === 302 ? 'no-store' : 'public, max-age=3600');
    return c.redirect(fate.moved + url.search, fate.status);
  }
  if (rendered.isPrivate || fate.hidden) c.header(...NOT_SEARCHED);
  c.header('Content-Security-Policy', rendered.policy);
  if (!shown) c.header('Set-Cookie', await documents.tickets.cookieFor({ bucket, revision: content.revision ?? 0 }));
  return sendCompressed(c, rendered.content, {
    status: fate.status,
    varies: rendered.byVisitor ? ['Cookie'] : [],
    ...(shown && { cacheControl: 'no-store' }),
  });
}

async function fateOf(
  c: Context<Env>,
  { found, entry, status }: SiteDocument,
  { addresses, content, trustProxy }: Documents,
): Promise<Fate> {
  if (!found) {
    const channel = (await content.edition())?.channel;
    const moved = channel && pageForAddress(routeTable(channel), c.req.path);
    return moved ? { status: moved.inLanguage ? 301 : 302, moved: moved.href } : { status: 404 };
  }
  // Of a vet the database knows more than a page that is minutes old.
  if (entry?.shows !== 'veterinarian' && entry?.shows !== 'specialist') return { status: status ?? 200 };
  return addresses.fateOf(c.req.path, entry, senderOf(c, trustProxy));
}
