import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

const LOCAL_NAME = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether the request comes from this machine itself, and not through something in front of the server. It must ask
 * for this machine by name, too: a foreign site whose name is made to lead here (DNS rebinding) must read nothing.
 */
export function isLocal(c: Context<{ Bindings: HttpBindings }>): boolean {
  const address = c.env.incoming.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return loopback && LOCAL_NAME.test(c.req.header('host') ?? '') && c.req.header('x-forwarded-for') === undefined;
}
