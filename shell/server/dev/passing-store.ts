import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '@veto/slice-kit/releases';

/** A store in a folder that goes when its process ends. A file that is written into a folder under removal would keep it. */
export class PassingStore extends FolderStore {
  readonly #writing = new Set<Promise<unknown>>();
  #isEnding = false;

  static async begin(): Promise<PassingStore> {
    return new PassingStore(await mkdtemp(join(tmpdir(), 'veto-dev-')));
  }

  override async write(...written: Parameters<FolderStore['write']>): Promise<string | null> {
    if (this.#isEnding) throw new Error(`${written[0]} is not written: the store has ended.`);
    const writing = super.write(...written);
    this.#writing.add(writing);
    try {
      return await writing;
    } finally {
      this.#writing.delete(writing);
    }
  }

  /** Takes no more, and removes the folder once what is being written is there. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await Promise.allSettled(this.#writing);
    await rm(this.folder, { recursive: true, force: true });
  }
}
