import { setTimeout as wait } from 'node:timers/promises';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import { type Account, done } from '../fixtures/accounts.ts';

const WRITERS = 3;
/** Milliseconds. */
const LOOK_EVERY = 10;
const AFTER_FAILURE = 25;

/** One stretch of writing without a pause. */
export interface Writing {
  acknowledged(count: number): Promise<void>;
  /**
   * Resolves with the moment of the first write that was acknowledged after one had failed, both later than `since`, and
   * ends the writing.
   */
  recovered(since: number): Promise<number>;
  end(): Promise<void>;
}

/** What one owner of a site was told was written: pets, and files of a pet. */
export class AcknowledgedWrites {
  readonly #owner: Account;
  readonly #pets: { name: string; at: number }[] = [];
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>();
  #next = 0;
  #failedAt = 0;

  constructor(owner: Account) {
    this.#owner = owner;
  }

  get size(): number {
    return this.#pets.length + this.#files.size;
  }

  write(): Writing {
    const first = this.#pets.length;
    const state = { isOver: false };
    const writers = Array.from({ length: WRITERS }, () => this.#writePets(state));
    const end = async () => {
      state.isOver = true;
      await Promise.all(writers);
    };
    return {
      acknowledged: (count) => until(() => this.#pets.length - first >= count, 'writes are acknowledged'),
      recovered: async (since) => {
        // One that was under way at `since` may still have been acknowledged: a failure comes first.
        const back = () => this.#pets.find(({ at }) => at > Math.max(since, this.#failedAt))?.at;
        await until(() => this.#failedAt > since && back() !== undefined, 'writes fail and are acknowledged again');
        const at = back() ?? Number.NaN;
        await end();
        return at;
      },
      end,
    };
  }

  /** Uploads a picture of a pet, of a few kilobytes. */
  async writeFile(): Promise<void> {
    const pet = { owner_id: this.#owner.id, name: 'Pet with a picture', type: 'Dog' };
    const { id } = await done(this.#owner.db.from('pets').insert(pet).select('id').single());
    const path = `${id}/${crypto.randomUUID()}.png`;
    const bytes = new Uint8Array([...PNG_SIGNATURE, ...crypto.getRandomValues(new Uint8Array(8192))]);
    await done(this.#owner.db.storage.from('pet-images').upload(path, bytes, { contentType: 'image/png' }));
    this.#files.set(path, bytes);
  }

  /** The names of what is not there, or not as it was. */
  async lost(): Promise<string[]> {
    const pets = await done(this.#owner.db.from('pets').select('name'));
    const there = new Set(pets.map(({ name }) => String(name)));
    const lost = this.#pets.map(({ name }) => name).filter((name) => !there.has(name));
    for (const [path, bytes] of this.#files) {
      const { data } = await this.#owner.db.storage.from('pet-images').download(path);
      if (data === null || Buffer.compare(Buffer.from(await data.arrayBuffer()), bytes) !== 0) lost.push(path);
    }
    return lost;
  }

  async #writePets(state: { isOver: boolean }): Promise<void> {
    while (!state.isOver) {
      const name = `Pet ${this.#next++}`;
      const { error } = await this.#owner.db.from('pets').insert({ owner_id: this.#owner.id, name, type: 'Dog' });
      if (error) {
        this.#failedAt = performance.now();
        await wait(AFTER_FAILURE);
      } else this.#pets.push({ name, at: performance.now() });
    }
  }
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Waits until something is so. @throws Error when it never is. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`In ${WAIT_MS / 1000} s it did not come to pass that ${what}.`);
    await wait(LOOK_EVERY);
  }
}
