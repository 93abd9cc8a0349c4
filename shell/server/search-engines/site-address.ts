import type { HttpBindings } from '@hono/node-server';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import type { Context } from 'hono';

/**
 * The site's public address, 'https://veto.example': the configured one, else the one that the request names. Behind a trusted
 * proxy the proxy says whether visitors speak https.
 */
export function siteAddress(
  c: Context<{ Bindings: HttpBindings }>,
  { siteUrl }: Pick<RuntimeConfig, 'siteUrl'>,
  trustProxy: boolean,
): string {
  if (siteUrl) return siteUrl;
  const { protocol, host } = new URL(c.req.url);
  const isSecure = trustProxy && c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
  return `${isSecure ? 'https:' : protocol}//${host}`;
}
