import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ChannelDocuments } from '../channel/channel-documents.ts';
import { sendCompressed } from '../documents/compressed.ts';
import { serverPage } from '../documents/plain-page.ts';
import { END_OF_WISH } from './bar.ts';
import { type Compositions, ONLY_PREVIEWS, UNREADABLE, type WishRefusal } from './compositions.ts';
import { type PreviewPlace, type PreviewPlaceOptions, previewPlaceOf } from './preview-place.ts';
import { cookieOf, keptWish, PREVIEW_PARAMETER, REVISION_PARAMETER, type Wish, wishIn } from './wish.ts';

type Env = { Bindings: HttpBindings };

interface WishOptions {
  compositions: Compositions;
  previews: PreviewPlaceOptions;
}

/** Where somebody agrees to see a preview in the site's own origin. */
const CONSENT = '/_shown/preview';

/**
 * What a request for a document asks for, by its address or the cookie of an earlier one: what this visitor is to be shown in
 * place of the live site, an answer, or null for the live site. The cookie counts for a page that is opened, not for one that
 * another page or the service worker reads. Keeps the wish, and ends one that is refused.
 */
export async function shownTo(c: Context<Env>, options: WishOptions): Promise<ChannelDocuments | Response | null> {
  const url = new URL(c.req.url);
  const place = previewPlaceOf(c, options.previews);
  const isOpened = place.kind === 'own' || [undefined, 'navigate'].includes(c.req.header('sec-fetch-mode'));
  const kept = isOpened ? keptWish(c.req.header('cookie')) : null;
  const wish = wishIn(url.searchParams) ?? (place.kind === 'elsewhere' && kept?.kind === 'preview' ? null : kept);
  if (!wish && place.kind !== 'own') return null;
  c.header('X-Robots-Tag', 'noindex');
  if (wish === 'unreadable') return sendRefusal(c, UNREADABLE, place);
  if (wish?.kind !== 'preview') {
    if (!wish || place.kind === 'own') return sendRefusal(c, ONLY_PREVIEWS, place);
    return keeping(c, wish, place, await options.compositions.at(wish, url));
  }
  if (place.kind === 'elsewhere') {
    c.header('Cache-Control', 'no-store');
    return c.redirect(place.origin + url.pathname + url.search, 302);
  }
  if (place.kind === 'own') return keeping(c, wish, place, await options.compositions.at(wish, url));
  if (kept?.kind !== 'preview' || kept.secret !== wish.secret) return askFirst(c, wish, place, options.compositions);
  // What was kept of the site itself goes before the document is read; leave-session.js does so again.
  c.header('Clear-Site-Data', '"storage"');
  return keeping(c, wish, place, await options.compositions.at(wish, { hostname: url.hostname, isShared: true }));
}

function keeping(
  c: Context<Env>,
  wish: Wish,
  place: PreviewPlace,
  shown: ChannelDocuments | WishRefusal,
): ChannelDocuments | Response | Promise<Response> {
  if ('text' in shown) return sendRefusal(c, shown, place);
  c.header('Set-Cookie', cookieOf(wish));
  return shown;
}

/** The sentence, and the way to the live site. */
function sendRefusal(
  c: Context<Env>,
  { status, title, text }: WishRefusal,
  place: PreviewPlace,
): Promise<Response> | Response {
  c.header('Set-Cookie', cookieOf(null));
  c.status(status);
  return serverPage(c, { title, content: html`<p>${text}</p><p><a href="${liveAt(place)}">To the live site</a></p>` });
}

function liveAt(place: PreviewPlace): string {
  return place.kind === 'own' ? `${place.live}/` : '/';
}

/** A page of the server's own, before any script of the preview: what it is, and that it is not the live site. */
async function askFirst(
  c: Context<Env>,
  wish: Wish & { kind: 'preview' },
  place: PreviewPlace,
  compositions: Compositions,
): Promise<Response> {
  const preview = await compositions.previewBehind(wish);
  if ('text' in preview) return sendRefusal(c, preview, place);
  const { slice, version, by } = preview;
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.delete(PREVIEW_PARAMETER);
  return serverPage(c, {
    title: 'A preview, not the live site',
    hasForm: true,
    content: html`<p>
        You are about to see ${slice} ${version}, which ${by} has made and which is not live: nobody may have looked at it yet.
        It runs at this site’s own address. So this browser first forgets what the site keeps in it, and you are signed out, on
        every page of the preview anew. Enter no password there that you use elsewhere.
      </p>
      <form method="post" action="${CONSENT}">
        <input type="hidden" name="secret" value="${wish.secret}" />
        <input type="hidden" name="page" value="${pathname}?${searchParams}" />
        <button>Sign out and show the preview</button>
      </form>
      <p><a href="/">To the live site</a></p>`,
  });
}

/** Keeps the wish of somebody who has read what a preview is. Only that page itself may say so. */
export function addConsent(app: Hono<Env>): void {
  app.post(CONSENT, async (c) => {
    const origin = c.req.header('origin') ?? '';
    if (!URL.canParse(origin) || new URL(origin).host !== new URL(c.req.url).host) return c.notFound();
    const { secret, page } = await c.req.parseBody();
    const wish = wishIn(new URLSearchParams({ [PREVIEW_PARAMETER]: String(secret) }));
    if (!wish || wish === 'unreadable') return c.notFound();
    c.header('Set-Cookie', cookieOf(wish));
    c.header('Cache-Control', 'no-store');
    return c.redirect(inThisSite(String(page)), 303);
  });
}

/** Ends what a visitor asked for: back to the page that they come from, as everybody has it. */
export function addEndOfWish(app: Hono<Env>, previews: PreviewPlaceOptions): void {
  app.get(END_OF_WISH, (c) => {
    const place = previewPlaceOf(c, previews);
    // What a preview has left in the site's own origin stays there for no other page.
    const wasShared = place.kind === 'shared' && keptWish(c.req.header('cookie'))?.kind === 'preview';
    if (wasShared) c.header('Clear-Site-Data', '"storage"');
    c.header('Set-Cookie', cookieOf(null));
    c.header('Cache-Control', 'no-store');
    return c.redirect((place.kind === 'own' ? place.live : '') + pageBefore(c), 303);
  });
}

function pageBefore(c: Context<Env>): string {
  const from = c.req.header('referer') ?? '';
  if (!URL.canParse(from)) return '/';
  const page = new URL(from);
  if (page.host !== new URL(c.req.url).host) return '/';
  page.searchParams.delete(REVISION_PARAMETER);
  page.searchParams.delete(PREVIEW_PARAMETER);
  return inThisSite(page.pathname + page.search);
}

/** Two slashes at its start would name another site. */
function inThisSite(path: string): string {
  const [pathname = '', ...search] = path.split('?');
  const query = search.join('?');
  return `/${pathname.replace(/^[/\\]+/, '')}${query && `?${query}`}`;
}

/** The whole channel of what a page shows; null where the address asks for the live one. */
export async function sendChannelOf(c: Context<Env>, compositions: Compositions): Promise<Response | null> {
  const url = new URL(c.req.url);
  const wish = wishIn(url.searchParams);
  if (!wish) return null;
  const shown = wish === 'unreadable' ? UNREADABLE : await compositions.at(wish, url);
  if ('text' in shown) return c.json({ message: shown.text }, shown.status, { 'Cache-Control': 'no-store' });
  const edition = await shown.edition();
  if (!edition) return null;
  c.set('revision', edition.channel.revision);
  return sendCompressed(c, edition.file, { cacheControl: 'no-store' });
}
