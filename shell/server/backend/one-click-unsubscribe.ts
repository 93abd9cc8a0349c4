import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { SenderLimits } from '../http/sender-limits.ts';
import { senderOf } from '../http/visitor-address.ts';
import { askDatabase, type Database } from '../search-engines/ask-database.ts';

const TIMEOUT_MS = 10_000;
/** A mail provider asks for all its users from a few addresses. */
const LIMITS = { ofSender: 600, ofAll: 3000 };

/**
 * `POST /unsubscribe/<link>`, as mail programs send it for `List-Unsubscribe-Post` (RFC 8058): stops mails of the topic, without
 * a page or a session. A GET is the page that asks first. 404 for a link of no mail, 429 too often, 503 while nobody can be asked.
 */
export function oneClickUnsubscribe(options: Database & { trustProxy: boolean }): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const senders = new SenderLimits(LIMITS);
  app.post('/unsubscribe/:link', async (c) => {
    const link = z.uuid().safeParse(c.req.param('link'));
    if (!link.success) return c.notFound();
    const sender = senderOf(c, options.trustProxy);
    const waitFor = await senders.take(sender);
    if (waitFor !== null)
      return c.json({ message: 'Please try again later.' }, 429, { 'Retry-After': String(waitFor) });
    const question = {
      ...{ args: { link: link.data }, schema: z.string().nullable(), timeoutMs: TIMEOUT_MS },
      ...(sender !== undefined && { sender }),
    };
    const topic = await askDatabase(options, 'rpc/unsubscribe', question).catch(() => undefined);
    if (topic === undefined)
      return c.json({ message: 'This cannot be done now. Please try again later.' }, 503, { 'Retry-After': '60' });
    return topic === null ? c.notFound() : c.text('You are unsubscribed.', 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
