import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { answerUnreadable } from './unreadable-request.ts';

type Fetch = Hono<{ Bindings: HttpBindings }>['fetch'];

export interface OpenPort {
  port: number;
  /** From now on this answers. */
  answerWith(app: { fetch: Fetch }): void;
  /** Lets requests under way finish for a moment, then ends. */
  close(): Promise<void>;
}

const PATIENCE_MS = 3000;
/** So long kept connections are told that they end: one that is cut off while a request is on its way is an error to whoever asked. */
const FAREWELL_MS = 250;
/** A connection whose last answer has gone out would otherwise be kept for the next request, which nobody answers. */
const LOOK_EVERY_MS = 20;

/** Longer than proxies keep theirs (60 s is common): one that sends a request while we close has to answer 502. */
const KEEP_ALIVE_MS = 65_000;

/** The host of a request of HTTP/1.0 that names none, as HAProxy and other balancers send to ask whether a server is well. */
const UNNAMED = 'localhost';

/**
 * Takes a port (0: any free one) and answers with `app` until told otherwise. Taken at once, so that a busy port is
 * noticed before any work. Rejects with the system's error (EADDRINUSE, EACCES).
 */
export async function openPort(port: number, hostname: string | undefined, app: { fetch: Fetch }): Promise<OpenPort> {
  let current = app;
  const server = createAdaptorServer({
    hostname: hostname ?? UNNAMED,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    fetch: (request, env) => current.fetch(request, env as HttpBindings),
  });
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
    server.listen(port, hostname);
  });
  return {
    port: (server.address() as AddressInfo).port,
    answerWith(next) {
      current = next;
    },
    async close() {
      server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
      if ((await promisify(server.getConnections).call(server)) > 0)
        await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const looks = setInterval(() => {
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }, LOOK_EVERY_MS);
      const timer = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, PATIENCE_MS);
      await closed;
      clearInterval(looks);
      clearTimeout(timer);
    },
  };
}
