import type { RuntimeConfig } from '@veto/slice-kit/contract';

/** A slice, and the address of the folder that holds a build of it. */
export interface OverrideWish {
  slice: string;
  /** Absolute, with a trailing slash. */
  address: string;
}

/** As slice.json has it. */
const SLICE_NAME = /^[a-z][a-z0-9-]{1,40}$/;

/** Reads 'mf-owner@http://localhost:4001/'; null when it is not like that. */
export function parseWish(text: string): OverrideWish | null {
  const at = text.indexOf('@');
  const address = text.slice(at + 1);
  if (!SLICE_NAME.test(text.slice(0, at)) || !/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { slice: text.slice(0, at), address: url.href };
}

/**
 * Why a site does not take a build from an address, as a sentence; null when it does. The channel need not name the
 * slice: a team looks at its first build before anybody else gets it.
 */
export function refusalOf(
  { slice, address }: OverrideWish,
  config: Pick<RuntimeConfig, 'allowOverrides' | 'overrideOrigins'>,
): string | null {
  if (!config.allowOverrides) return 'This site does not allow overrides.';
  const { origin } = new URL(address);
  if (!config.overrideOrigins.includes(origin)) return `This site takes no builds from ${origin}.`;
  return slice === 'shell' ? 'The shell cannot be overridden; `slice dev shell` runs one from source.' : null;
}
