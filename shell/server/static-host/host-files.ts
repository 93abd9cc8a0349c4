import { type Channel, EARLY_SCRIPTS, GOOGLE_MAPS_FRAME, type RuntimeConfig } from '@veto/slice-kit/contract';
import { COMMON_HEADERS, contentSecurityPolicy, googleMapsPolicy } from '../documents/security-headers.ts';
import { SERVICE_WORKER, WEB_MANIFEST, WEB_MANIFEST_TYPE } from '../documents/service-worker.ts';
import { isPrivate, OWN_PAGES, routesOf } from '../search-engines/private-routes.ts';

/** `_headers`, as Cloudflare Pages and Netlify read it: the policy of the server, and what may be kept for how long. */
export function hostHeaders(channel: Channel, config: RuntimeConfig): string {
  // A static host takes no reports.
  const policy = contentSecurityPolicy(channel, config).replace(/; report-uri [^;]*/, '');
  const isClosed = config.gatePasswordSha256 !== '';
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => (value ? `  ${name}: ${value}` : `  ${name}`)), ''].join(
      '\n',
    );
  // No Cache-Control for everything: where two rules match, some hosts join what they say. Documents are asked about
  // every time by these hosts' own default.
  return [
    block('/*', { ...COMMON_HEADERS, 'Content-Security-Policy': policy, ...(isClosed && NOT_SEARCHED) }),
    ...(isClosed ? [] : privatePaths(channel).map((path) => block(path, NOT_SEARCHED))),
    // '!' takes back what the rule for everything says. A host that does not know it sends both policies, under which the
    // document is not shown, and maps are drawn from the outline.
    block(GOOGLE_MAPS_FRAME, {
      '! Content-Security-Policy': '',
      'Content-Security-Policy': googleMapsPolicy(channel, config),
      'Cache-Control': 'no-cache',
    }),
    block('/channels/*', { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }),
    block('/config.json', { 'Cache-Control': 'no-cache' }),
    block(SERVICE_WORKER, { 'Cache-Control': 'no-cache' }),
    block(WEB_MANIFEST, { 'Cache-Control': 'no-cache', 'Content-Type': WEB_MANIFEST_TYPE }),
    block(`${EARLY_SCRIPTS}*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    block('/releases/*', {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  ].join('\n');
}

const NOT_SEARCHED = { 'X-Robots-Tag': 'noindex' };

/** Pages that are no search engine's business. */
function privatePaths(channel: Channel): string[] {
  const paths = routesOf(channel)
    .filter(isPrivate)
    .map(({ path }) => path);
  return [...new Set([...OWN_PAGES, ...paths])].toSorted();
}

/** The paths of every route, of the releases that most visitors get. */
export function routePaths(channel: Channel): string[] {
  return routesOf(channel).map(({ path }) => path);
}

/** Paths with a parameter: their addresses are known only when they are asked for. */
export function openPaths(channel: Channel): string[] {
  return [...new Set(routePaths(channel).filter((path) => /[:*]/.test(path)))].toSorted();
}

/** The folder of the document for such a path, '_any/pets/_id/' for '/pets/:id'. A folder: hosts send its index.html as it is. */
export function openDocumentOf(path: string): string {
  return `_any${path.replaceAll(/[:*]/g, '_').replaceAll('?', '')}/`;
}

/** `_redirects`, for the same hosts: each address with a parameter is answered with the document of its route. */
export function hostRewrites(channel: Channel): string {
  return openPaths(channel)
    .map((path) => `${path} /${openDocumentOf(path)} 200\n`)
    .join('');
}
