import type { Channel } from '../src/contract/channel.ts';
import { jsonBytes } from './json-bytes.ts';
import type { ObjectStore } from './object-store.ts';
import { revisionKey } from './revision-key.ts';
import { ToolError } from './tool-error.ts';

const TRIES = 20;

/** Where all pointers of a channel are written together. Throws VETO-405 for what cannot be a channel's name. */
export function channelKey(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name))
    throw new ToolError(
      'VETO-405',
      `'${name}' cannot be a channel's name: it is lower-case letters, digits and dashes.`,
    );
  return `channels/${name}.json`;
}

/** What the index says of itself: `derived` once it is made of pointers; before, it was the channel. */
interface IndexMark {
  revision: number;
  derived: boolean;
}

/** null for what is no channel: it can be written again. */
export function indexMark(bytes: Uint8Array): IndexMark | null {
  try {
    const { revision, derived } = JSON.parse(Buffer.from(bytes).toString());
    return Number.isInteger(revision) ? { revision, derived: derived === true } : null;
  } catch {
    return null;
  }
}

/**
 * Writes the index and keeps the revision that it replaces. It can always be made again, so nobody reads what is live from it,
 * and whoever may not write it leaves that to others.
 */
export async function writeIndex(store: ObjectStore, name: string, channel: Channel): Promise<void> {
  const key = channelKey(name);
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const there = await store.read(key);
      const mark = there && indexMark(there.bytes);
      if (mark?.derived && mark.revision >= channel.revision) return;
      // Whoever replaces it at the same time writes the same: a revision never changes.
      if (there && mark && mark.revision > 0)
        await store.write(revisionKey(name, mark.revision), there.bytes, { contentType: 'application/json' });
      const written = await store.write(key, jsonBytes({ derived: true, ...channel }), {
        condition: there ? { ifMatch: there.etag } : { ifAbsent: true },
        cacheControl: 'no-cache',
        contentType: 'application/json',
      });
      if (written !== null) return;
    }
  } catch (error) {
    if (!(error instanceof ToolError && error.code === 'VETO-426')) throw error;
  }
}
