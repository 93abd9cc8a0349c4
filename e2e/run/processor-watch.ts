import { readdirSync, readFileSync } from 'node:fs';

interface Sight {
  parent: number;
  /** Seconds of the process itself. */
  own: number;
  /** Seconds of the children that it has waited for, with theirs. */
  waited: number;
}

/** Of /proc: Linux counts in hundredths of a second for all programs. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 500;

/**
 * Counts the processor seconds of all processes below this one, also of those that nobody waits for (a browser ends its
 * pages that way) or that are no longer below it. It looks at `/proc` twice a second; what began and ended in between
 * is found in the times of its parent. Linux only. With `root` it counts that process and all below it instead, without the
 * last half second before the root's end.
 */
export class ProcessorWatch {
  readonly #sights = new Map<string, Sight & { pid: number }>();
  readonly #ignored: ReadonlySet<number>;
  readonly #top: number;
  readonly #timer: NodeJS.Timeout | undefined;
  #root: Sight | undefined;
  #ended = 0;

  /** Of the processes in `ignored`, nothing is counted. */
  constructor({ ignored = [], root = process.pid }: { ignored?: readonly number[]; root?: number } = {}) {
    this.#ignored = new Set(ignored);
    this.#top = root;
    this.#root = sightOf(process.pid)?.sight;
    if (this.#root) this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Seconds until now; undefined where no `/proc` tells them. */
  seconds(): number | undefined {
    if (!this.#root) return undefined;
    this.#look();
    let sum = this.#ended;
    for (const { own } of this.#sights.values()) sum += own;
    return sum;
  }

  /** Ends at once all processes that it counts, also those that no longer answer. */
  kill(): void {
    for (const { pid } of this.#descendants().values())
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = this.#descendants();
    const root = sightOf(process.pid)?.sight;
    // What parents have waited for since the last look: first of all what was known of the children that are gone.
    const waited = new Map<number, number>();
    if (this.#top === process.pid) waited.set(process.pid, (root?.waited ?? 0) - (this.#root?.waited ?? 0));
    for (const [key, { pid, waited: all }] of now) waited.set(pid, all - (this.#sights.get(key)?.waited ?? 0));
    const gone = [...this.#sights].filter(([key]) => !now.has(key)).map(([, sight]) => sight);
    const parents = new Map(gone.map(({ pid, parent }) => [pid, parent]));
    for (const { own, waited: all, parent } of gone) {
      this.#ended += own;
      let heir = parent;
      for (let above = parents.get(heir); above !== undefined; above = parents.get(heir)) heir = above;
      waited.set(heir, (waited.get(heir) ?? 0) - own - all);
    }
    for (const unseen of waited.values()) this.#ended += Math.max(0, unseen);
    this.#root = root;
    this.#sights.clear();
    for (const [key, sight] of now) this.#sights.set(key, sight);
  }

  #descendants(): Map<string, Sight & { pid: number }> {
    const all = readdirSync('/proc').flatMap((name) => {
      const found = /^\d+$/.test(name) && !this.#ignored.has(Number(name)) ? sightOf(Number(name)) : undefined;
      return found ? [{ ...found.sight, pid: Number(name), key: `${name} ${found.startedAt}` }] : [];
    });
    const below = new Map<string, Sight & { pid: number }>();
    const pids = new Set([this.#top]);
    const isOwn = ({ key, pid, parent }: (typeof all)[number]) =>
      pids.has(parent) || this.#sights.has(key) || (pid === this.#top && pid !== process.pid);
    // Children may stand before their parents: pids begin anew.
    for (let before = -1; before < below.size; ) {
      before = below.size;
      for (const one of all)
        if (!below.has(one.key) && isOwn(one)) {
          below.set(one.key, one);
          pids.add(one.pid);
        }
    }
    return below;
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name stands in brackets and may hold anything. */
function sightOf(pid: number): { sight: Sight; startedAt: string | undefined } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / TICKS_PER_SECOND;
    return { sight: { parent: Number(fields[1]), own: seconds(11), waited: seconds(13) }, startedAt: fields[19] };
  } catch {
    return undefined;
  }
}
