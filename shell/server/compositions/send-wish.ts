import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ChannelDocuments } from '../channel-documents.ts';
import { sendCompressed } from '../compressed.ts';
import { serverPage } from '../plain-page.ts';
import { END_OF_WISH } from './bar.ts';
import { type Compositions, UNREADABLE, type WishRefusal } from './compositions.ts';
import { cookieOf, keptWish, PREVIEW_PARAMETER, REVISION_PARAMETER, type Wish, wishIn } from './wish.ts';

type Env = { Bindings: HttpBindings };

/** What this visitor is to be shown in place of the live site; null for all others. */
export type Shown = ChannelDocuments | WishRefusal | null;

/**
 * What a request for a document asks for, by its address or the cookie of an earlier one. The cookie counts for a page that
 * is opened, not for one that another page or the service worker reads. Keeps the wish, and ends one that is refused.
 */
export async function shownTo(c: Context<Env>, compositions: Compositions): Promise<Shown> {
  const url = new URL(c.req.url);
  const asked = wishIn(url.searchParams);
  const isOpened = [undefined, 'navigate'].includes(c.req.header('sec-fetch-mode'));
  const wish = asked ?? (isOpened ? keptWish(c.req.header('cookie')) : null);
  if (!wish) return null;
  c.header('X-Robots-Tag', 'noindex');
  const shown = wish === 'unreadable' ? UNREADABLE : await compositions.at(wish, url.hostname);
  const kept: Wish | null = isRefusal(shown) || wish === 'unreadable' ? null : wish;
  c.header('Set-Cookie', cookieOf(kept));
  return shown;
}

/** Whether there is nothing to show but a sentence. */
export function isRefusal(shown: Exclude<Shown, null>): shown is WishRefusal {
  return 'text' in shown;
}

/** The sentence, and the way to the live site. */
export function sendRefusal(c: Context<Env>, { status, title, text }: WishRefusal): Promise<Response> | Response {
  c.status(status);
  return serverPage(c, { title, content: html`<p>${text}</p><p><a href="/">To the live site</a></p>` });
}

/** Ends what a visitor asked for: back to the page that they come from, as everybody has it. */
export function addEndOfWish(app: Hono<Env>): void {
  app.get(END_OF_WISH, (c) => {
    c.header('Set-Cookie', cookieOf(null));
    c.header('Cache-Control', 'no-store');
    return c.redirect(pageBefore(c), 303);
  });
}

function pageBefore(c: Context<Env>): string {
  const from = c.req.header('referer') ?? '';
  if (!URL.canParse(from)) return '/';
  const page = new URL(from);
  if (page.host !== new URL(c.req.url).host) return '/';
  page.searchParams.delete(REVISION_PARAMETER);
  page.searchParams.delete(PREVIEW_PARAMETER);
  // Two slashes at its start would name another site.
  return `/${page.pathname.replace(/^\/+/, '')}${page.search}`;
}

/** The whole channel of what a page shows; null where the address asks for the live one. */
export async function sendChannelOf(c: Context<Env>, compositions: Compositions): Promise<Response | null> {
  const url = new URL(c.req.url);
  const wish = wishIn(url.searchParams);
  if (!wish) return null;
  const shown = wish === 'unreadable' ? UNREADABLE : await compositions.at(wish, url.hostname);
  if (isRefusal(shown)) return c.json({ message: shown.text }, shown.status, { 'Cache-Control': 'no-store' });
  const edition = await shown.edition();
  if (!edition) return null;
  c.set('revision', edition.channel.revision);
  return sendCompressed(c, edition.file, { cacheControl: 'no-store' });
}
