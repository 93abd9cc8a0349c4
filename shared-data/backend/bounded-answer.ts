import { refuse } from './refusal.ts';

/** In bytes, as on their way: a page of a thousand rows with a kilobyte or two each. */
const LARGEST = 2 * 1024 * 1024;

/** Put together for one person, and limited in how often. */
const WHOLE = new Set(['/rest/v1/rpc/own_data', '/rest/v1/rpc/calendar_feed']);

/** Refuses to send more than 2 MB of rows: 400 with a sentence. Files and other answers pass as they are. */
export async function boundedAnswer({ url }: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(url);
  if (!response.ok || !response.body || !pathname.startsWith('/rest/') || WHOLE.has(pathname)) return response;
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > LARGEST)
    return refuse(pathname, 400, 'The answer would be too large: ask for fewer rows or columns.');
  return new Response(bytes, { status: response.status, headers: response.headers });
}
