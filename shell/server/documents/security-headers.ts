import type { Channel, RuntimeConfig } from '@veto/slice-kit/contract';
import { OLD_BROWSER_HASH } from '../index-html/old-browser.ts';

/** The SHA-256 of the empty string: lets emotion insert rules into empty style elements, and no inline style besides. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where browsers report what the policy refused. */
export const CSP_REPORTS = '/_csp';

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

type PolicyConfig = Pick<
  RuntimeConfig,
  'supabaseUrl' | 'overrideOrigins' | 'allowOverrides' | 'reportUrl' | 'ratesUrl' | 'map' | 'realtime'
>;

function releaseOrigins(
  channel: Pick<Channel, 'releasesUrl'>,
  config: Pick<RuntimeConfig, 'overrideOrigins' | 'allowOverrides'>,
): (string | undefined)[] {
  return [originOf(channel.releasesUrl), ...(config.allowOverrides ? config.overrideOrigins : [])];
}

function sources(...values: (string | undefined)[]): string {
  return values.filter((value) => value !== undefined).join(' ');
}

/**
 * The site's content security policy. No nonce and no unsafe-*: a static host can send the same line. Scripts come
 * from the site and from where the channel's releases are, but for the check that every document begins with.
 */
export function contentSecurityPolicy(channel: Pick<Channel, 'releasesUrl'>, config: PolicyConfig): string {
  const backend = originOf(config.supabaseUrl);
  // An origin of https allows no wss.
  const socket = config.realtime ? backend?.replace(/^http/, 'ws') : undefined;
  const releases = releaseOrigins(channel, config);
  const tiles = originOf(config.map?.tiles ?? '');
  // Beacons are connections too.
  const told = [originOf(config.reportUrl), originOf(config.ratesUrl)];
  return [
    `default-src 'self'`,
    `script-src ${sources("'self'", ...releases, OLD_BROWSER_HASH)}`,
    `style-src ${sources("'self'", ...releases, EMPTY_STYLE)}`,
    `font-src ${sources("'self'", ...releases)}`,
    // A pet's photo may be any address that its owner typed.
    `img-src ${sources("'self'", 'data:', 'blob:', 'https:', ...releases, backend, tiles)}`,
    `connect-src ${sources("'self'", ...new Set([...releases, backend, socket, tiles, ...told]))}`,
    `worker-src ${sources("'self'", ...releases)}`,
    `manifest-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    `report-uri ${CSP_REPORTS}`,
  ].join('; ');
}

/**
 * The policy of the document in which Google Maps runs, after Google's own list of what its maps load. Wider than the
 * site's, and inline styles are allowed, so that it holds for that one document, which only pages of this site embed.
 */
export function googleMapsPolicy(
  channel: Pick<Channel, 'releasesUrl'>,
  config: Pick<RuntimeConfig, 'overrideOrigins' | 'allowOverrides'>,
): string {
  const google = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
  const images = 'https://*.ggpht.com https://*.googleusercontent.com';
  return [
    `default-src 'none'`,
    `script-src ${sources("'self'", ...releaseOrigins(channel, config))} ${google} blob:`,
    `style-src 'self' 'unsafe-inline' https://fonts.googleapis.com`,
    `font-src https://fonts.gstatic.com`,
    `img-src 'self' data: blob: ${google} ${images}`,
    `connect-src 'self' ${google} data: blob:`,
    `frame-src https://*.google.com`,
    `worker-src blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** On every answer, whatever it is. */
export const COMMON_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** For files that visitors uploaded: whatever they are, they run nothing and embed nothing. */
export const UPLOADED_FILE_POLICY = "default-src 'none'; sandbox";
