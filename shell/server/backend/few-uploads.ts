import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { senderOf } from '../http/visitor-address.ts';

/** Uploads of one sender at a time. Each upload is in memory whole until it is stored, a slow one for minutes. */
const MOST = 8;
const OBJECT = /^\/storage\/v1\/object\/(?!list\/|sign\/)/;

/** Answers 429 to an upload of a sender whose other uploads are too many already. */
export function fewUploads(trustProxy: boolean): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const underWay = new Map<string, number>();
  return async (c, next) => {
    if (!['POST', 'PUT'].includes(c.req.method) || !OBJECT.test(c.req.path)) return next();
    const sender = senderOf(c, trustProxy);
    const others = underWay.get(sender) ?? 0;
    if (others >= MOST)
      return c.json(
        { statusCode: '429', error: 'over_request_rate_limit', message: 'Please send fewer files at a time.' },
        429,
        { 'Retry-After': '5', 'Cache-Control': 'no-store' },
      );
    underWay.set(sender, others + 1);
    try {
      await next();
    } finally {
      const left = (underWay.get(sender) ?? 1) - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    }
  };
}
