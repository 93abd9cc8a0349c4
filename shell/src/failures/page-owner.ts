import { releasesAddress } from '../../isomorphic/candidates.ts';
import { channelStore } from '../channel/channel-store.ts';
import { addressesIn, type Owner, ownerOf, type ReleaseFolders } from './stack-owner.ts';

/** By loops alone, as all that is asked of a page whose arrays a slice has broken. */
function folders(): ReleaseFolders {
  const { current, visitor } = channelStore.getState();
  const overrides: ReleaseFolders['overrides'][number][] = [];
  for (const [slice, { release, baseUrl }] of Object.entries(visitor.overrides))
    overrides[overrides.length] = { slice, version: release.version, baseUrl };
  return { releases: releasesAddress(current), overrides };
}

/** Whose release threw this, on this page; `file` is where the browser saw it, for what has no stack. */
export function ownerOfThrown(thrown: unknown, file = ''): Owner | undefined {
  const stack = thrown instanceof Error ? addressesIn(thrown.stack ?? '', thrown.message) : [];
  return ownerOf(stack.length > 0 ? stack : [file], folders());
}

/** Whose code it was that threw, and not what called it; undefined where that is no slice's. */
export function throwerOf(thrown: unknown): Owner | undefined {
  const [first = ''] = thrown instanceof Error ? addressesIn(thrown.stack ?? '', thrown.message) : [];
  return sliceOf(ownerOf([first], folders()));
}

/** The slice in whose name a function is called, whoever else is in between; `here` was made in that function. */
export function sliceBehind(here: Error): Owner | undefined {
  return sliceOf(ownerOfThrown(here));
}

function sliceOf(owner: Owner | undefined): Owner | undefined {
  return owner?.slice === 'shell' ? undefined : owner;
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
