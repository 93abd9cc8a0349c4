import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

const LOCAL_NAME = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** What proxies add to a request that they pass on. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether the request comes from this machine itself, and not through something in front of the server. It must ask
 * for this machine by name, too: a foreign site whose name is made to lead here (DNS rebinding) must read nothing.
 */
export function isLocal(c: Context<{ Bindings: HttpBindings }>): boolean {
  const address = c.env.incoming.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  const isPassedOn = PROXY_HEADERS.some((name) => c.req.header(name) !== undefined);
  return loopback && LOCAL_NAME.test(c.req.header('host') ?? '') && !isPassedOn;
}

/**
 * What limits count by: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of those has
 * all of them. Behind a trusted proxy it is the address that the proxy wrote, which is the last of the list.
 */
export function senderOf(c: Context<{ Bindings: HttpBindings }>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || (c.env.incoming.socket.remoteAddress ?? '');
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
