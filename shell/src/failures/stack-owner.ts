/** A release as a page knows it by the address of its files. */
export interface ReleaseFolders {
  /** The absolute address below which each release is, as `<slice>/<version>/`. */
  releases: string;
  /** Developers' own builds, each by the absolute address of its folder. */
  overrides: readonly { slice: string; version: string; baseUrl: string }[];
}

export interface Owner {
  slice: string;
  version: string;
}

/** An address in a line of a stack, before its line and column; browsers write 'f (https://…:1:2)' and 'f@https://…:1:2'. */
const ADDRESS = /[a-z][a-z0-9+.-]*:\/\/[^\s()]+?(?=:\d+(?::\d+)?(?:[\s),]|$))/gi;

function ownerOfAddress(address: string, { releases, overrides }: ReleaseFolders): Owner | undefined {
  for (const { slice, version, baseUrl } of overrides) if (address.startsWith(baseUrl)) return { slice, version };
  if (!address.startsWith(releases)) return undefined;
  const [slice, version, file] = address.slice(releases.length).split('/');
  return slice && version && file ? { slice, version } : undefined;
}

/**
 * The addresses of a stack, where it threw first. What an error says of itself is not read: its words may hold any address. With
 * `Error.prepareStackTrace`, anybody's code may have made another thing of the stack than a text.
 */
export function addressesIn(given: unknown, message = ''): string[] {
  const stack = String(given ?? '');
  const from = message === '' ? 0 : Math.max(0, stack.indexOf(message));
  return stack.slice(from + (stack.startsWith(message, from) ? message.length : 0)).match(ADDRESS) ?? [];
}

/**
 * Whose error it is, by the addresses of its stack: the slice nearest to the throw, since the page's own modules throw at
 * what a slice asked of them; the shell where no slice took part. Undefined where something threw that is no part of the
 * site, a third party's script or an extension of the browser.
 */
export function ownerOf(addresses: readonly string[], folders: ReleaseFolders): Owner | undefined {
  const [thrower = ''] = addresses;
  const first = ownerOfAddress(thrower, folders);
  if (!first) return undefined;
  for (const address of addresses) {
    const owner = ownerOfAddress(address, folders);
    if (owner && owner.slice !== 'shell') return owner;
  }
  return first;
}
