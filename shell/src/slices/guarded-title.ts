import { accessorOf } from '../failures/hear-calls.ts';
import { ownerOfCaller } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { isOnPage } from './outlet.ts';

/** Keeps the title of the page from releases that are on it no more: their timers may go on. `onRefused` hears of each once. */
export function guardTitle(onRefused: (owner: Owner) => void): void {
  const { get, set } = accessorOf(document, 'title');
  if (!get || !set) return;
  const refused = new Set<string>();
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => get.call(document) as unknown,
    set(text: unknown) {
      const owner = ownerOfCaller(new Error());
      if (!owner || owner.slice === 'shell' || isOnPage(owner)) {
        set.call(document, text);
        return;
      }
      const name = `${owner.slice}@${owner.version}`;
      if (!refused.has(name)) onRefused(owner);
      refused.add(name);
    },
  });
}
