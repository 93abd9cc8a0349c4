import { randomUUID } from 'node:crypto';
import type { Channel } from '@veto/slice-kit/contract';
import {
  type CountedRelease,
  canaryKey,
  countsKey,
  isNamed,
  moves,
  type ObjectStore,
  readCounts,
  readServerCounts,
  type ServerCounts,
  sumOf,
  writeServerCounts,
} from '@veto/slice-kit/releases';
import { madeOnce } from '../documents/made-once.ts';
import { COUNTED, type SeenEvent } from './count-events.ts';

export interface LedgerOptions {
  store: ObjectStore;
  channelName: string;
  /** Keeps this server's name, by which it goes on counting after a restart. */
  dataDir: string;
  /** The store cannot be read or written; null: it can again. */
  onTrouble(error: unknown): void;
}

/** What all servers of a channel have counted. */
export interface AllCounts {
  since: Date;
  releases: CountedRelease[];
}

/** So long counts stay in memory alone, in milliseconds: a server that is killed loses no more. */
const BEAT_MS = 3000;
/** Whoever asks again sooner reads nothing anew. */
const READ_AGAIN_MS = 500;
/** During a canary, so many events of a kind are taken from one network for a release and side. */
const OF_NETWORK = 3;
/** So many networks are remembered for a release and side. A canary that so many have seen is decided: later ones are not counted. */
const NETWORKS_KEPT = 10_000;

/** What one network sent of a release and side during a canary. */
type Heard = Record<SeenEvent['event'], number>;

/**
 * Counts what becomes of releases, in the release store: it is what all servers of a site have in common, and outlives them.
 * A database need not be there. Each server writes what it counted, at most every three seconds and when it stops, and reads
 * what the others wrote.
 */
export class ReleaseLedger {
  readonly #options: LedgerOptions;
  #own = new Map<string, CountedRelease>();
  #since = new Date().toISOString();
  #others: ServerCounts[] = [];
  readonly #networks = new Map<string, Map<string, Heard>>();
  #channel: Channel | null = null;
  /** The object that holds this server's counts; null until what it held before has been read. */
  #key: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  #beating: Promise<void> = Promise.resolve();
  #beatAt = 0;
  #isDirty = false;
  #isInTrouble = false;

  constructor(options: LedgerOptions) {
    this.#options = options;
  }

  /** Hears of every reading of what the others counted. */
  onRead: () => Promise<void> = async () => {};

  /** Counts events of releases that the channel names. `network`: the one that they came from; null: one of its own. */
  add(events: readonly SeenEvent[], channel: Channel, network: string | null): void {
    this.#channel = channel;
    for (const event of events) this.#count(event, network ?? randomUUID());
    if (events.length === 0) return;
    this.#isDirty = true;
    this.#timer ??= setTimeout(() => void this.#beat(), Math.max(0, this.#beatAt + BEAT_MS - Date.now())).unref();
  }

  #count({ event, ...release }: SeenEvent, network: string): void {
    const key = keyOf(release);
    const count = this.#own.get(key) ?? { ...release, ...NOTHING };
    if (release.during && !this.#hear(key, network, event, count)) return;
    this.#own.set(key, count);
    count[COUNTED[event]] += 1;
  }

  /** Whether the event is one of the few that are taken from its network. Only the first load of a network says anything of the canary. */
  #hear(key: string, network: string, event: SeenEvent['event'], count: CountedRelease): boolean {
    const networks = this.#networks.get(key) ?? new Map<string, Heard>();
    this.#networks.set(key, networks);
    const known = networks.get(network);
    if (!known && networks.size >= NETWORKS_KEPT) return false;
    const heard = known ?? { load: 0, mount: 0, failure: 0, slow: 0 };
    networks.set(network, heard);
    if (heard[event] >= OF_NETWORK) return false;
    heard[event] += 1;
    if (!known) count.networks += 1;
    const isOfFirstLoad = heard.load <= 1 && heard[event] === 1;
    if (event === 'failure' && isOfFirstLoad) count.failedNetworks += 1;
    if (event === 'slow' && isOfFirstLoad) count.slowNetworks += 1;
    return true;
  }

  /** What all servers counted, as far as this one has read it. */
  known(): CountedRelease[] {
    return sumOf([this.#counts(), ...this.#others]);
  }

  /** The same as it is now. Where the store cannot be read, what is known. */
  async read(): Promise<AllCounts> {
    await (Date.now() - this.#beatAt > READ_AGAIN_MS ? this.#beat() : this.#beating);
    const since = [this.#counts(), ...this.#others].map((each) => Date.parse(each.since));
    return { since: new Date(Math.min(...since)), releases: this.known() };
  }

  /** Writes what is not written yet. */
  async stop(): Promise<void> {
    await this.#beat();
    if (this.#timer) clearTimeout(this.#timer);
  }

  #counts(): ServerCounts {
    return { since: this.#since, releases: [...this.#own.values()] };
  }

  /** One after the other: a later one writes more. */
  #beat(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#beatAt = Date.now();
    this.#beating = this.#beating
      .then(() => this.#writeAndRead())
      .then(
        () => this.#tell(null),
        (error) => this.#tell(error),
      );
    return this.#beating;
  }

  async #writeAndRead(): Promise<void> {
    const { store, channelName } = this.#options;
    this.#key ??= await this.#goOn();
    if (this.#channel) this.#forgetUnnamed(this.#channel);
    if (this.#isDirty) {
      this.#isDirty = false;
      try {
        await writeServerCounts(store, this.#key, this.#counts());
      } catch (error) {
        this.#isDirty = true;
        throw error;
      }
    }
    const all = await readCounts(store, channelName);
    all.delete(this.#key);
    this.#others = [...all.values()];
    await this.onRead();
  }

  /** Adds what this server counted before it was started again. Resolves with the key of its object. */
  async #goOn(): Promise<string> {
    const { store, channelName, dataDir } = this.#options;
    const key = countsKey(channelName, await madeOnce(dataDir, 'server-name', 8));
    const before = await readServerCounts(store, key);
    if (!before) return key;
    this.#since = before.since;
    this.#own = new Map(sumOf([before, this.#counts()]).map((each) => [keyOf(each), { ...each }]));
    return key;
  }

  /** Releases that are not named leave; what was counted during a canary that is over goes to the release's other counts. */
  #forgetUnnamed(channel: Channel): void {
    const named = [...this.#own.values()].filter((each) => isNamed(channel, each));
    const present = named.map(({ during, ...release }) =>
      during === canaryKey(moves.pointerOf(channel, release.slice)) && during ? { ...release, during } : release,
    );
    const summed = sumOf([{ since: this.#since, releases: present }]);
    this.#own = new Map(summed.map((each) => [keyOf(each), { ...each }]));
    for (const key of this.#networks.keys()) if (!this.#own.has(key)) this.#networks.delete(key);
  }

  #tell(error: unknown): void {
    if (error === null && !this.#isInTrouble) return;
    if (error === null || !this.#isInTrouble) this.#options.onTrouble(error);
    this.#isInTrouble = error !== null;
  }
}

const NOTHING = { loads: 0, mounts: 0, failures: 0, slow: 0, networks: 0, failedNetworks: 0, slowNetworks: 0 };

function keyOf({ slice, version, side, during }: Omit<SeenEvent, 'event'>): string {
  return [slice, version, side, during].join('\n');
}
