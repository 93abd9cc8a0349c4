import type { Channel, RuntimeConfig } from '@veto/slice-kit/contract';
import { COMMON_HEADERS, contentSecurityPolicy } from '../security-headers.ts';

/** `_headers`, as Cloudflare Pages and Netlify read it: the policy of the server, and what may be kept for how long. */
export function hostHeaders(channel: Channel, config: RuntimeConfig): string {
  // A static host takes no reports.
  const policy = contentSecurityPolicy(channel, config).replace(/; report-uri [^;]*/, '');
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  // No Cache-Control for everything: where two rules match, some hosts join what they say. Documents are asked about
  // every time by these hosts' own default.
  return [
    block('/*', { ...COMMON_HEADERS, 'Content-Security-Policy': policy }),
    block('/channels/*', { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }),
    block('/config.json', { 'Cache-Control': 'no-cache' }),
    block('/releases/*', {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  ].join('\n');
}

/** `_redirects`, for the same hosts: addresses with a parameter get the document that suits any. */
export function hostRewrites(channel: Channel): string {
  const paths = Object.values(channel.slices).flatMap(({ stable }) => stable.manifest.routes.map(({ path }) => path));
  const open = [...new Set(paths.filter((path) => /[:*]/.test(path)))].toSorted();
  return open.map((path) => `${path} /app.html 200\n`).join('');
}
