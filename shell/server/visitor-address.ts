import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Whether the request comes from this machine itself, and not through something in front of the server. */
export function isLocal(c: Context<{ Bindings: HttpBindings }>): boolean {
  const address = c.env.incoming.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return loopback && c.req.header('x-forwarded-for') === undefined;
}
