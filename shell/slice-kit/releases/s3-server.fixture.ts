import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  /** What AWS_ENDPOINT_URL is set to. */
  endpoint: string;
  /** '/bucket/key' → bytes and the headers that came with them. */
  objects: Map<string, { bytes: Buffer; etag: string; headers: IncomingMessage['headers']; modified: Date }>;
  /** From now on the connection is reset in the middle of every object that is read. */
  resetReads(): void;
  /** The next write below this path is made, but its writer never hears of it: the connection is reset. */
  losesAnswerTo: string | undefined;
  /** Whether it can be reached; else every connection is reset. */
  isReachable: boolean;
  stop(): Promise<void>;
}

/** How a bucket of this kind treats If-Match and If-None-Match. */
type Conditions = 'kept' | 'ignored' | 'only-if-none-match';

/** The part of S3's protocol that a release store needs, in memory; signatures are not looked at. Lists have pages of 3. */
export async function startS3Server(conditions: Conditions = 'kept'): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  let resets = false;
  const server = createServer((request, response) => {
    if (fixture.isReachable) void answer(request, response);
    else request.socket.resetAndDestroy();
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const path = decodeURIComponent(pathname);
    const end = (status: number, body: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body);
    if (request.method === 'PUT') {
      const bytes = Buffer.concat(await request.toArray());
      const present = objects.get(path);
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
      if (noneMatch === '*' && present && conditions !== 'ignored') return end(412, errorBody('PreconditionFailed'));
      if (match && conditions === 'kept') {
        if (!present) return end(404, errorBody('NoSuchKey'));
        if (match !== present.etag) return end(412, errorBody('PreconditionFailed'));
      }
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      objects.set(path, { bytes, etag, headers: request.headers, modified: new Date() });
      if (fixture.losesAnswerTo && path.startsWith(fixture.losesAnswerTo)) {
        fixture.losesAnswerTo = undefined;
        return request.socket.resetAndDestroy();
      }
      return end(200, '', { ETag: etag });
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return end(204);
    }
    if (searchParams.get('list-type') === '2') return end(200, listing(objects, path, searchParams));
    const found = objects.get(path);
    if (!found) return end(404, errorBody('NoSuchKey'));
    const headers = { ETag: found.etag, 'Last-Modified': found.modified.toUTCString() };
    if (!resets || request.method === 'HEAD') return end(200, found.bytes, headers);
    response.writeHead(200, { ...headers, 'Content-Length': found.bytes.length });
    return response.write(found.bytes.subarray(0, 2), () => request.socket.resetAndDestroy());
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fixture: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    losesAnswerTo: undefined,
    isReachable: true,
    resetReads() {
      resets = true;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return fixture;
}

const PAGE = 3;

function listing(objects: S3Server['objects'], bucketPath: string, query: URLSearchParams): string {
  const bucket = `/${bucketPath.split('/')[1]}/`;
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(bucket + (query.get('prefix') ?? '')))
    .map((path) => path.slice(bucket.length))
    .filter((key) => key > after)
    .toSorted();
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page
    .map((key) => `<Contents><Key>${key}</Key><ETag>${objects.get(bucket + key)?.etag}</ETag></Contents>`)
    .join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${keys.length > PAGE}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

function errorBody(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}
