/** Less garbage is not worth the 50 ms that collecting takes. */
const WORTH_BYTES = 4 * 1024 * 1024;

let kept = 0;

/** Collects this process's garbage where there is some; needs Node's `--expose-gc`. */
export function giveMemoryBack(): void {
  if (process.memoryUsage().heapUsed < kept + WORTH_BYTES) return;
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  kept = process.memoryUsage().heapUsed;
}
