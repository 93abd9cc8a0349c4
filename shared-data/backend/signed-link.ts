import { refuse } from './refusal.ts';

const LINK = /^\/storage\/v1\/object\/sign\/[^/]+\/./;
const SERVICE = '/storage/v1';

/**
 * Gives a signed link the form in which a hosted project answers it: below the storage service's own address, and named
 * as the Supabase client reads it. A link that has expired, or was never signed, is 400 with a sentence, which a browser
 * shows as text. Everything else passes as it is.
 */
export async function withSignedLink(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!LINK.test(pathname)) return response;
  if (request.method === 'POST' && response.ok) {
    const { signedUrl } = (await response.json()) as { signedUrl: string };
    return Response.json({ signedURL: signedUrl.startsWith(SERVICE) ? signedUrl.slice(SERVICE.length) : signedUrl });
  }
  // The service fails inside over a signature that does not hold.
  if (request.method !== 'GET' || response.status !== 500) return response;
  const sentence = 'This link has expired. Open the file again from the page where you found it.';
  return request.headers.get('accept')?.includes('text/html')
    ? new Response(sentence, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : refuse(pathname, 400, sentence, { errorCode: 'InvalidJWT' });
}
