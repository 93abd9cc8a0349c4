// @ts-check
import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';

/** Less garbage is not worth the 50 ms that collecting takes. */
const WORTH_BYTES = 4 * 1024 * 1024;

/**
 * What collects this process's garbage where there is some, and gives the memory back: Node does it only when it needs more. No
 * program's context that is made later finds it.
 *
 * @returns {() => void}
 */
export function garbageCollector() {
  setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  const { memoryUsage } = process;
  let kept = 0;
  return () => {
    if (memoryUsage().heapUsed < kept + WORTH_BYTES) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    kept = memoryUsage().heapUsed;
  };
}
