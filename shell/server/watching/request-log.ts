import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { CalledRoutes, userOf } from '../http/request-route.ts';
import type { SiteMetrics } from './site-metrics.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The pattern of the page's address, '/pets/:id', where the request was for a document. */
    page: string | undefined;
    /** Of the channel that the answer was made of, where that is not the site's latest. */
    revision: number | undefined;
  }
}

type Env = { Bindings: HttpBindings };

export const REQUEST_ID = 'X-Request-Id';

/** Gives each request its id, the proxy's where there is a trusted one, and says it in the answer. */
export function requestIds(trustProxy: boolean): MiddlewareHandler<Env> {
  const named = requestId({ limitLength: 64, headerName: trustProxy ? REQUEST_ID : '' });
  return (c, next) =>
    named(c, async () => {
      await next();
      c.res.headers.set(REQUEST_ID, c.get('requestId'));
    });
}

/**
 * A line in the log and a count for each request: id, method, the pattern of the address, status, time, the user's id,
 * the revision of the channel. Never an address, a query, a header or a body: tokens, mail addresses and what people write are in those.
 */
export function observeRequests(
  log: Logger,
  metrics: SiteMetrics,
  revisionNow: () => number | undefined,
): MiddlewareHandler<Env> {
  const calls = new CalledRoutes();
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const { status } = c.res;
    const { method } = c.req;
    const called = calls.routeOf(method, c.req.path, status);
    const route = called ?? c.get('page') ?? routePath(c);
    metrics.answered({ method: METHODS.has(method) ? method : 'other', route, status, ms });
    const user = called !== null && status !== 401 ? userOf(c.req.header('authorization')) : undefined;
    const revision = c.get('revision') ?? revisionNow();
    const line = { request: c.get('requestId'), method, route, status, ms: Math.round(ms * 10) / 10, user, revision };
    log[status >= 500 ? 'warn' : 'info'](line, 'request');
  };
}

/** Others are whatever somebody makes up. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
