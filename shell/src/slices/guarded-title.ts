import { ownerOfCaller } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';
import { guardSetter } from './guarded-setter.ts';
import { isOnPage } from './outlet.ts';

/**
 * Keeps the title of the page from releases that are on it no more: their timers may go on. `onRefused` hears of each once, and
 * `putRight` where the page shows the refused title, written before the guard began.
 */
export function guardTitle(
  builtIns: Pick<BuiltIns, 'keep'>,
  onRefused: (owner: Owner) => void,
  putRight: () => void,
): void {
  const refused = new Set<string>();
  guardSetter(builtIns, 'title', (write, here, title) => {
    const owner = ownerOfCaller(here);
    if (!owner || owner.slice === 'shell' || isOnPage(owner)) return write();
    const name = `${owner.slice}@${owner.version}`;
    if (!refused.has(name)) onRefused(owner);
    refused.add(name);
    if (document.title === title) putRight();
  });
}
