import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import { answerStore } from '../routing/current-answer.ts';
import { OUTLET_ID } from './outlet.ts';

/** The slice that wants something; without a version where its own code is not in the stack. */
export type Asker = Pick<Owner, 'slice'> & Partial<Owner>;

/** The slice in whose name something happens: in the shell's words, else by the file in the stack. */
export function askerOf(mover: string | undefined): Asker | undefined {
  const owner = sliceBehind(new Error());
  return mover === undefined || owner?.slice === mover ? owner : { slice: mover };
}

export interface LeftSlices {
  /** False before the visitor has gone from any page. */
  isAny(): boolean;
  /** The visitor goes to another page. */
  visitorMoves(): void;
  /** Whether the visitor has gone away from all that the slice shows, so that what its timers want is nobody's wish. */
  has(asker: Asker): boolean;
}

/**
 * Knows which slices the visitor has gone away from. A slice whose page went by its own doing, or with the session, is none of them: a
 * sign-in ends the page of its form, and the form leads on.
 */
export function watchLeftSlices(): LeftSlices {
  /** Whose pages were there since the visitor last went to another one; undefined while there was no such move. */
  let since: Set<string> | undefined;
  const visitorMoves = () => {
    since = new Set();
  };
  answerStore.subscribe(({ answer }) => {
    if (answer.kind === 'slice') since?.add(answer.slice);
  });
  // Before the new address is answered.
  addEventListener('popstate', () => location.pathname !== answerStore.getState().pathname && visitorMoves(), true);
  return {
    isAny: () => since !== undefined,
    visitorMoves,
    has({ slice }) {
      const { answer } = answerStore.getState();
      const isAnswer = answer.kind === 'slice' && answer.slice === slice;
      return since !== undefined && !since.has(slice) && !isAnswer && !hasPart(slice);
    },
  };
}

/** Whether the slice fills a slot of the layout or of another slice's page. */
function hasPart(slice: string): boolean {
  const places = [...document.querySelectorAll(`[data-slice="${slice}"]`)];
  return places.some(({ parentElement }) => parentElement?.id !== OUTLET_ID);
}

/** Whether it is a part of the page: window, document and body hear of everything, whatever it is meant for. */
export function isOfElement(heardBy: EventTarget | null | undefined): boolean {
  return heardBy instanceof Element && heardBy !== document.body && heardBy !== document.documentElement;
}
