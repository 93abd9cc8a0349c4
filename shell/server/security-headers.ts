import type { Channel, RuntimeConfig } from '@veto/slice-kit/contract';

/** The SHA-256 of the empty string: lets emotion insert rules into empty style elements, and no inline style besides. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where browsers report what the policy refused. */
export const CSP_REPORTS = '/_csp';

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * The site's content security policy. No nonce and no unsafe-*: a static host can send the same line. Scripts come
 * from the site and from where the channel's releases are.
 */
export function contentSecurityPolicy(
  channel: Pick<Channel, 'releasesUrl'>,
  config: Pick<RuntimeConfig, 'supabaseUrl' | 'overrideOrigins' | 'allowOverrides' | 'reportUrl' | 'ratesUrl'>,
): string {
  const backend = originOf(config.supabaseUrl);
  const releases = [originOf(channel.releasesUrl), ...(config.allowOverrides ? config.overrideOrigins : [])];
  // Beacons are connections too.
  const told = [originOf(config.reportUrl), originOf(config.ratesUrl)];
  const sources = (...values: (string | undefined)[]) => values.filter((value) => value !== undefined).join(' ');
  return [
    `default-src 'self'`,
    `script-src ${sources("'self'", ...releases)}`,
    `style-src ${sources("'self'", ...releases, EMPTY_STYLE)}`,
    `font-src ${sources("'self'", ...releases)}`,
    // A pet's photo may be any address that its owner typed.
    `img-src ${sources("'self'", 'data:', 'blob:', 'https:', ...releases, backend)}`,
    `connect-src ${sources("'self'", ...new Set([...releases, backend, ...told]))}`,
    `worker-src ${sources("'self'", ...releases)}`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
    `report-uri ${CSP_REPORTS}`,
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
