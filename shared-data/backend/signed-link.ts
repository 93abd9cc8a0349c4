const SIGNING = /^\/storage\/v1\/object\/sign\/[^/]+\/./;
const SERVICE = '/storage/v1';

/**
 * Gives a signed link the form in which a hosted project answers it: below the storage service's own address, and named
 * as the Supabase client reads it. Everything else passes as it is.
 */
export async function withSignedLink(request: Request, response: Response): Promise<Response> {
  if (request.method !== 'POST' || !response.ok || !SIGNING.test(new URL(request.url).pathname)) return response;
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  return Response.json({ signedURL: signedUrl.startsWith(SERVICE) ? signedUrl.slice(SERVICE.length) : signedUrl });
}
