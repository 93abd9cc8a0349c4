import type { RuntimeConfig } from '@veto/slice-kit/contract';

/** A slice, and the address of the folder that holds a build of it. */
export interface OverrideWish {
  slice: string;
  /** Absolute, with a trailing slash. */
  address: string;
}

/** Reads 'mf-owner@http://localhost:4001/'; null when it is not like that. */
export function parseWish(text: string): OverrideWish | null {
  const at = text.indexOf('@');
  const address = text.slice(at + 1);
  if (at < 1 || !/^https?:\/\//.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { slice: text.slice(0, at), address: url.href };
}

/** Why a site does not take a build from an address, as a sentence; null when it does. */
export function refusalOf(
  { slice, address }: OverrideWish,
  config: Pick<RuntimeConfig, 'allowOverrides' | 'overrideOrigins'>,
  slices: readonly string[],
): string | null {
  if (!config.allowOverrides) return 'This site does not allow overrides.';
  const { origin } = new URL(address);
  if (!config.overrideOrigins.includes(origin)) return `This site takes no builds from ${origin}.`;
  return slices.includes(slice) ? null : `This site has no slice ${slice}.`;
}
