import { releasesAddress } from '../../isomorphic/candidates.ts';
import { channelStore } from '../channel/channel-store.ts';
import { addressesIn, type Owner, ownerOf, type ReleaseFolders } from './stack-owner.ts';

function folders(): ReleaseFolders {
  const { current, visitor } = channelStore.getState();
  const overrides = Object.entries(visitor.overrides).map(([slice, { release, baseUrl }]) => ({
    slice,
    version: release.version,
    baseUrl,
  }));
  return { releases: releasesAddress(current), overrides };
}

/** Whose release threw this, on this page; `file` is where the browser saw it, for what has no stack. */
export function ownerOfThrown(thrown: unknown, file = ''): Owner | undefined {
  const stack = thrown instanceof Error ? addressesIn(thrown.stack ?? '', thrown.message) : [];
  return ownerOf(stack.length > 0 ? stack : [file], folders());
}

/** Whose release a script is of, by its address. */
export function ownerOfFile(address: string): Owner | undefined {
  return ownerOf([address], folders());
}

/** Whose code called the function in which `here` was made, itself and not by way of the page's modules. */
export function ownerOfCaller(here: Error): Owner | undefined {
  const [, caller = ''] = addressesIn(here.stack ?? '', here.message);
  return ownerOf([caller], folders());
}
