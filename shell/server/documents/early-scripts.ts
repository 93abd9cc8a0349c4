import { type Channel, EARLY_SCRIPTS, type ShellRelease } from '@veto/slice-kit/contract';
import { integrityOf } from '@veto/slice-kit/releases';
import type { ReleaseFiles } from '../channel/live-copies.ts';
import { type Compressed, compressed } from './compressed.ts';

/** Of every document, then of those alone that hold frames. */
export function namesOf({ early, frameScripts = [] }: Pick<ShellRelease, 'early' | 'frameScripts'>): string[] {
  return [...early, ...frameScripts];
}

/** The address of a script that runs first: of the site's own, since it sees to it that the files of a release arrive. */
export function earlyAddress({ version }: Pick<ShellRelease, 'version'>, name: string): string {
  return `${EARLY_SCRIPTS}${version}/${name}`;
}

/**
 * The scripts that run first in documents, answered from memory: whatever becomes of the releases, they come as long as
 * documents do. They stay for as long as the process, for documents that were sent before.
 */
export class EarlyScripts {
  readonly #files: ReleaseFiles;
  readonly #onTrouble: (sentence: string) => void;
  readonly #known = new Map<string, Compressed>();

  constructor(files: ReleaseFiles, onTrouble: (sentence: string) => void) {
    this.#files = files;
    this.#onTrouble = onTrouble;
  }

  /** Reads those of the shells that a channel shows. Never rejects: `onTrouble` hears of files that cannot be had. */
  async take({ shell }: Pick<Channel, 'shell'>): Promise<void> {
    const shells = [shell?.stable, shell?.canary?.release].filter((release) => release !== undefined);
    await Promise.all(shells.flatMap((release) => namesOf(release).map((name) => this.#take(release, name))));
  }

  /** undefined for an address that is none of theirs. */
  at(pathname: string): Compressed | undefined {
    return this.#known.get(pathname);
  }

  async #take(release: ShellRelease, name: string): Promise<void> {
    const address = earlyAddress(release, name);
    if (this.#known.has(address)) return;
    const key = `releases/shell/${release.version}/${name}`;
    try {
      const object = await this.#files.read(key);
      if (!object) throw new Error('it is missing');
      if (integrityOf(object.bytes) !== release.files[name]?.integrity) throw new Error('it differs from its hash');
      this.#known.set(address, await compressed(object.bytes, 'text/javascript', 11));
    } catch (error) {
      this.#onTrouble(`${key} cannot be answered: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
}
