import type { PostgresConnection } from '@supabase/lite/postgres';
import { sign, verify } from 'hono/jwt';
import { sql } from 'kysely';
import { z } from 'zod';
import { refuse } from './refusal.ts';

const LINK = /^\/storage\/v1\/object\/sign\/[^/]+\/./;
const SERVICE = '/storage/v1';
const BEARER = /^Bearer (.+)$/i;

/** What a link says, and for whom it was signed. */
const TOKEN = z.object({ bucket: z.string(), sub: z.string(), for: z.uuid() });
const PERSON = z.object({ sub: z.uuid() });

/** The links of private files, from their signing to the last time that they are read. */
export interface SignedLinks {
  /**
   * The refusal of a link that has expired or was never signed here, or whose file the person who had it signed may not read
   * any more: 400 with a sentence, which a browser shows as text. Null for every other request.
   */
  refusal(request: Request): Promise<Response | null>;
  /**
   * Notes in a link that was just signed for whom, and answers it as a hosted project does: below the storage service's own
   * address, and named as the Supabase client reads it. One that was signed for nobody who is signed in opens nothing.
   */
  withSignedLink(request: Request, response: Response): Promise<Response>;
}

/** `jwtSecret` signs the links and the tokens of people; `connection` asks row-level security as one of the visitors. */
export function signedLinks(connection: PostgresConnection, jwtSecret: string): SignedLinks {
  const read = async <Said>(token: string, said: z.ZodType<Said>): Promise<Said | null> => {
    const claims = await verify(token, jwtSecret, 'HS256').catch(() => null);
    return said.safeParse(claims).data ?? null;
  };
  return {
    async refusal(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (!LINK.test(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
      const link = await read(searchParams.get('token') ?? '', TOKEN);
      try {
        return link && (await mayRead(connection, link)) ? null : expired(request, pathname);
      } catch {
        // The request's failure, which is noted beside it, says more.
        return refuse(pathname, 500, 'The file could not be looked up.');
      }
    },
    async withSignedLink(request, response) {
      const { pathname } = new URL(request.url);
      if (!LINK.test(pathname) || request.method !== 'POST' || !response.ok) return response;
      const { signedUrl } = (await response.json()) as { signedUrl: string };
      const [path = '', token = ''] = signedUrl.split('?token=');
      const claims = await verify(token, jwtSecret, 'HS256');
      const person = await read(BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? '', PERSON);
      const signed = person ? await sign({ ...claims, for: person.sub }, jwtSecret, 'HS256') : token;
      return Response.json({
        signedURL: `${path.startsWith(SERVICE) ? path.slice(SERVICE.length) : path}?token=${signed}`,
      });
    },
  };
}

/** Whether row-level security lets the person read the file now. */
function mayRead(connection: PostgresConnection, link: z.infer<typeof TOKEN>): Promise<boolean> {
  const auth = { role: 'authenticated', uid: link.for, jwt: { role: 'authenticated', sub: link.for } };
  return connection.withContext({ auth }, async (db) => {
    const found =
      await sql`select from storage.objects where bucket_id = ${link.bucket} and name = ${link.sub}`.execute(db);
    return found.rows.length > 0;
  });
}

function expired(request: Request, pathname: string): Response {
  const sentence = 'This link has expired. Open the file again from the page where you found it.';
  return request.headers.get('accept')?.includes('text/html')
    ? new Response(sentence, { status: 400, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : refuse(pathname, 400, sentence, { errorCode: 'InvalidJWT' });
}
