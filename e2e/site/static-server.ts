import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * A host that knows nothing but a folder: it answers '/pets' with pets.html or pets/index.html, what is not there with
 * 404.html, and keeps to the rules of `_headers` and `_redirects` as Cloudflare Pages and Netlify describe them ('! Name'
 * takes a header back).
 */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const headers = headerRules(await readFile(join(folder, '_headers'), 'utf8'));
  const rewrites = rewriteRules(await readFile(join(folder, '_redirects'), 'utf8'));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static');
    for (const rule of headers) {
      if (!rule.pattern.test(pathname)) continue;
      for (const [name, value] of rule.headers) {
        if (name.startsWith('! ')) response.removeHeader(name.slice(2));
        else response.setHeader(name, value);
      }
    }
    if (!response.hasHeader('cache-control')) response.setHeader('Cache-Control', 'no-cache');
    const target = rewrites.find(({ pattern }) => pattern.test(pathname))?.to ?? pathname;
    const file = await fileFor(folder, target);
    if (file) return send(response, 200, file);
    return send(response, 404, join(folder, '404.html'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Blocks of a path and, below it, indented headers. */
function headerRules(text: string): { pattern: RegExp; headers: [string, string][] }[] {
  return text
    .split(/\n(?=\S)/)
    .filter(Boolean)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      const headers = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name, value.join(': ')];
      });
      return { pattern: patternOf(path), headers };
    });
}

function rewriteRules(text: string): { pattern: RegExp; to: string }[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { pattern: patternOf(from), to };
    });
}

/** '*' stands for anything, ':name' for a segment. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

async function fileFor(folder: string, pathname: string): Promise<string | undefined> {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  const names = pathname.endsWith('/') ? [join(path, 'index.html')] : [path, `${path}.html`];
  for (const name of names) if ((await stat(name).catch(() => null))?.isFile()) return name;
  return undefined;
}

async function send(response: ServerResponse, status: number, file: string): Promise<void> {
  response.writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
  response.end(await readFile(file));
}
