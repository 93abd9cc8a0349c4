import type { Asked } from './postgres/asked.ts';
import { refuse } from './refusal.ts';

/** In bytes, as on their way: a page of a thousand rows with a kilobyte or two each. */
const LARGEST = 2 * 1024 * 1024;

/** Put together for one person, and limited in how often. */
const WHOLE = new Set(['/rest/v1/rpc/own_data', '/rest/v1/rpc/calendar_feed']);

/** Bytes of an answer that this process reads and writes in a millisecond, and milliseconds for any answer. */
const BYTES_A_MS = 16 * 1024;
const ANSWER_MS = 5;

/**
 * Refuses to send more than 2 MB of rows: 400 with a sentence. Files and other answers pass as they are. Adds to `asked` what the
 * answer has cost this process, which is one for all visitors.
 */
export async function boundedAnswer({ url }: Request, response: Response, asked: Asked): Promise<Response> {
  const { pathname } = new URL(url);
  asked.usedMs += ANSWER_MS;
  if (!response.ok || !response.body || !pathname.startsWith('/rest/')) return response;
  const bytes = await response.arrayBuffer();
  asked.usedMs += bytes.byteLength / BYTES_A_MS;
  if (bytes.byteLength > LARGEST && !WHOLE.has(pathname))
    return refuse(pathname, 400, 'The answer would be too large: ask for fewer rows or columns.');
  return new Response(bytes, { status: response.status, headers: response.headers });
}
