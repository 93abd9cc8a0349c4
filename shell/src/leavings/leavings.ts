import { VetoError } from '@veto/slice-kit/errors';
import type { Owner } from '../failures/stack-owner.ts';
import { AddedElements } from './added-elements.ts';
import { AddedListeners } from './added-listeners.ts';
import { AddedSheets } from './added-sheets.ts';
import type { Addition, Left, Verdict } from './addition.ts';
import { openLeftLocks, readLocks } from './body-locks.ts';

/** A slice that has left may still fade something out, in milliseconds. */
const GRACE_MS = 1000;
/** What one report names. */
const MOST_NAMED = 10;

export interface LeavingsPage {
  /** Whose code called the function in which an error was made, itself and not by way of the page's modules. */
  ownerOfCaller(here: Error): Owner | undefined;
  /** Whether a slice is on its way: what it adds meanwhile is for its visit. */
  isLoading(slice: string): boolean;
  report(failure: VetoError): void;
}

export interface Leavings {
  /** A release is about to be mounted. Returns what to call once it has been taken off the page. */
  visit(owner: Owner): () => void;
}

const keyOf = ({ slice, version }: Owner) => `${slice}@${version}`;

/**
 * Looks after what slices put onto the page outside of their place: elements, adopted style sheets, locks of the body, listeners of
 * the window and the document. What a release has not taken away a second after it left is taken away and reported under its
 * name. Whose an element, a sheet or a listener is, the stack of who added it says: what the shell, the modules that the page shares and other
 * slices add is never touched, nor what a release's modules add once and for all when they are loaded.
 */
export function watchLeavings(page: LeavingsPage): Leavings {
  // From the first visit on: by then the router of slices has laid its own hand on the window's methods, and who calls
  // them is next to this one in the stack.
  let watched: { takeLeft(judge: (addition: Addition) => Verdict): Left[] }[] | undefined;
  const watch = () => [
    new AddedElements(document),
    new AddedSheets(),
    new AddedListeners(window, 'window'),
    new AddedListeners(document, 'document'),
  ];
  /** Since when each visit that goes on does; a part in the header is there beside the page of its slice. */
  const open = new Map<string, number[]>();
  const firstVisits = new Map<string, number>();

  const judge = ({ here, at }: Addition): Verdict => {
    const owner = page.ownerOfCaller(here);
    if (!owner || owner.slice === 'shell') return undefined;
    const since = open.get(keyOf(owner))?.[0];
    if ((since !== undefined && at >= since) || page.isLoading(owner.slice)) return 'kept';
    const first = firstVisits.get(keyOf(owner));
    return first !== undefined && at >= first ? owner : undefined;
  };
  const report = (left: readonly Left[]) => {
    for (const [key, things] of Map.groupBy(left, ({ owner }) => keyOf(owner))) {
      const names = things.map(({ what }) => what);
      const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
      const [{ owner }] = things as [Left];
      const detail = `${key} left ${names.slice(0, MOST_NAMED).join(', ')}${more}`;
      page.report(new VetoError('VETO-208', detail, { ...owner, stage: 'left' }));
    }
  };

  return {
    visit(owner) {
      watched ??= watch();
      const key = keyOf(owner);
      const since = performance.now();
      if (!firstVisits.has(key)) firstVisits.set(key, since);
      open.set(key, [...(open.get(key) ?? []), since]);
      const locks = readLocks();
      return () => {
        const others = (open.get(key) ?? []).toSpliced((open.get(key) ?? []).indexOf(since), 1);
        if (others.length > 0) open.set(key, others);
        else open.delete(key);
        const atLeave = readLocks();
        setTimeout(() => {
          const left = watched?.flatMap((each) => each.takeLeft(judge)) ?? [];
          report([...left, ...openLeftLocks(locks, atLeave).map((what) => ({ owner, what }))]);
        }, GRACE_MS);
      };
    },
  };
}
