import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandIn {
  url: string;
  /** The functions that were called, with their arguments. */
  asked: { name: string; args: Record<string, unknown> }[];
  close(): void;
}

/** A database that answers calls of these functions, and questions to these tables; any other is a failure. */
export async function databaseOf(
  functions: Record<string, (args: Record<string, unknown>) => unknown>,
): Promise<StandIn> {
  const asked: StandIn['asked'] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const name = request.url?.split('?')[0]?.split('/').at(-1) ?? '';
    const args = JSON.parse(body || '{}') as Record<string, unknown>;
    asked.push({ name, args });
    response.writeHead(functions[name] ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(functions[name]?.(args) ?? null));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => void server.close(),
  };
}
