import type { HttpBindings } from '@hono/node-server';
import { visitorNetwork } from '@veto/shared-data/backend';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether the address is one for previews, whose code may be anybody's. */
    isPreviewHost: boolean | undefined;
  }
}

const LOCAL_NAME = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** What proxies add to a request that they pass on. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the request comes from this machine itself, and not through something in front of the server. It must ask
 * for this machine by name, too: a foreign site whose name is made to lead here (DNS rebinding) must read nothing, and neither
 * must a preview.
 */
export function isLocal(c: Context<{ Bindings: HttpBindings }>): boolean {
  const address = c.env.incoming.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  const isPassedOn = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return !c.get('isPreviewHost') && loopback && LOCAL_NAME.test(c.req.header('host') ?? '') && !isPassedOn;
}

/**
 * Whether a page of another site asks: browsers name its origin with every POST. `ownAddresses`: those that the site is told it has.
 * Where it has any, a page at another name is foreign, although that name leads here (DNS rebinding); names of this machine lead
 * nowhere else.
 */
export function isOfForeignPage(c: Context<{ Bindings: HttpBindings }>, ownAddresses: readonly string[]): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (ownAddresses.some((address) => new URL(address).host === host)) return false;
  const isOfHost = host !== '' && host === c.req.header('host');
  if (ownAddresses.length > 0) return !(isOfHost && LOCAL_NAME.test(host));
  return !isOfHost && c.req.header('sec-fetch-site') !== 'same-origin';
}

/** The network that limits count by. Behind a trusted proxy it is that of the address that the proxy wrote, the last of the list. */
export function senderOf(c: Context<{ Bindings: HttpBindings }>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return visitorNetwork(forwarded || (c.env.incoming.socket.remoteAddress ?? null));
}
