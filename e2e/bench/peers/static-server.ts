import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type Handler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
/** What keeps its name from release to release. Every other file has a name of its content, or of its version. */
const ASKED_ANEW = /(\.html|feed\.json|mf-manifest\.json)$/;

interface Kept {
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers with the files of a folder from memory: brotli's quality 11, as Veto's releases, and Veto's cache headers. */
export async function assets(folder: string): Promise<Handler> {
  const files = new Map<string, Kept>();
  for await (const name of glob('**/*.{html,js,css,json}', { cwd: folder })) {
    const content = await readFile(join(folder, name));
    const body = brotliCompressSync(content);
    const headers = {
      'Content-Type': TYPES[extname(name)] ?? '',
      'Content-Encoding': 'br',
      'Content-Length': String(body.length),
      'Cache-Control': ASKED_ANEW.test(name) ? 'no-cache' : 'public, max-age=31536000, immutable',
      ETag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      Vary: 'Accept-Encoding',
    };
    files.set(`/${name}`, { headers, body });
  }
  return ({ url = '/', headers: { 'if-none-match': known } }, response) => {
    const { pathname } = new URL(url, 'http://peer');
    // Pages have no file of their own.
    const file = files.get(pathname) ?? (extname(pathname) ? undefined : files.get('/index.html'));
    if (!file) response.writeHead(404).end();
    else if (known === file.headers.ETag) response.writeHead(304, file.headers).end();
    else response.writeHead(200, file.headers).end(file.body);
  };
}

/** `static-server.ts FOLDER PORT` serves a peer that has no server of its own. */
if (import.meta.main) {
  const [folder = '', port] = process.argv.slice(2);
  const server = createServer(await assets(folder));
  server.listen(Number(port), '127.0.0.1', () => console.error('listening'));
}
