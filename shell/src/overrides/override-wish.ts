import type { PageChannel, RuntimeConfig } from '@veto/slice-kit/contract';
import { releasesAddress } from '../../isomorphic/candidates.ts';
import { showsPlatform } from '../../isomorphic/shows-platform.ts';
import { keepOverride } from './kept-overrides.ts';

/** A slice, and the address of the folder that holds a build or a published release of it. */
export interface OverrideWish {
  slice: string;
  /** Absolute, with a trailing slash. */
  address: string;
}

/** As in slice.json, but for the two names that it refuses. */
const SLICE_NAME = /^[a-z][a-z0-9-]{1,40}$/;

const VERSION = /^\d+\.\d+\.\d+-[a-z0-9]{8,}$/;

/**
 * Reads 'mf-owner@http://localhost:4001/', or 'mf-owner@1.4.2-0011aabb2233' for a release of the store at `releases`; null when
 * it is like neither.
 */
export function parseWish(text: string, releases: string): OverrideWish | null {
  const at = text.indexOf('@');
  const [slice, build] = [text.slice(0, at), text.slice(at + 1)];
  if (!SLICE_NAME.test(slice)) return null;
  if (VERSION.test(build)) return { slice, address: `${releases}${slice}/${build}/` };
  if (!/^https?:\/\//.test(build) || !URL.canParse(build)) return null;
  const url = new URL(build);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { slice, address: url.href };
}

/** What decides which builds a browser takes. */
export interface OverrideRules extends Pick<RuntimeConfig, 'allowOverrides' | 'overrideOrigins'> {
  /** The absolute address below which the channel's releases are. */
  releases: string;
  /** Whether `/_platform` is shown here. */
  showsPlatform: boolean;
}

/**
 * Why a site does not take a build from an address, as a sentence; null when it does. The channel need not name the
 * slice: a team looks at its first build before anybody else gets it. A release of the store is for those who see `/_platform`:
 * anybody else could be sent back to one that was replaced because it was not safe.
 */
export function refusalOf({ slice, address }: OverrideWish, rules: OverrideRules): string | null {
  if (address.startsWith(rules.releases)) {
    if (!rules.showsPlatform) return 'This site lets you choose a release only where it shows /_platform.';
  } else {
    if (!rules.allowOverrides) return 'This site does not allow overrides.';
    const { origin } = new URL(address);
    if (!rules.overrideOrigins.includes(origin)) return `This site takes no builds from ${origin}.`;
  }
  return slice === 'shell' ? 'The shell cannot be overridden; `slice dev shell` runs one from source.' : null;
}

/** The rules of this page. */
export function rulesHere(
  config: Pick<RuntimeConfig, 'allowOverrides' | 'overrideOrigins' | 'showPlatform'>,
  channel: Pick<PageChannel, 'releasesUrl'>,
): OverrideRules {
  const { allowOverrides, overrideOrigins } = config;
  const releases = releasesAddress(channel);
  return { allowOverrides, overrideOrigins, releases, showsPlatform: showsPlatform(config, location.hostname) };
}

/** What is wished for; or why it cannot be, in a sentence. */
export function readWish(text: string, rules: OverrideRules): OverrideWish | string {
  const wish = parseWish(text, rules.releases);
  if (!wish) return `'${text}' is no override: write slice@http://address/ or slice@version.`;
  return refusalOf(wish, rules) ?? wish;
}

/** After a press of the visitor's: this browser's pages take the build from now on. Returns why not, in a sentence. */
export function grant({ slice, address }: OverrideWish): string | null {
  try {
    keepOverride(slice, address);
  } catch {
    return 'This browser stores nothing, so that it cannot keep an override.';
  }
  location.reload();
  return null;
}
