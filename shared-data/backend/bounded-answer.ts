import type { Asked } from './postgres/asked.ts';
import { refuse } from './refusal.ts';

/** In bytes, as on their way: a page of a thousand rows with a kilobyte or two each. */
const LARGEST = 2 * 1024 * 1024;

/** Put together for one person, and limited in how often. */
const WHOLE = new Set(['/rest/v1/rpc/own_data', '/rest/v1/rpc/calendar_feed']);

/** Milliseconds that any answer costs this process. */
const ANSWER_MS = 5;

/**
 * Refuses to send more than 2 MB of rows: 400 with a sentence. Files and other answers pass as they are. Adds to `asked` what an
 * answer costs this process, which is one for all visitors; its rows were counted as they came.
 */
export async function boundedAnswer({ url }: Request, response: Response, asked: Asked): Promise<Response> {
  const { pathname } = new URL(url);
  asked.usedMs += ANSWER_MS;
  if (!response.ok || !response.body || !pathname.startsWith('/rest/')) return response;
  const written = await response.arrayBuffer();
  const bytes = asked.json?.into(written) ?? written;
  if (bytes.byteLength > LARGEST && !WHOLE.has(pathname))
    return refuse(pathname, 400, 'The answer would be too large: ask for fewer rows or columns.');
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status: response.status, headers });
}
