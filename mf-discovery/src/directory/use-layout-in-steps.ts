import { type RefObject, useLayoutEffect, useState } from 'react';

/** As many as the skeleton has, and more than most screens have room for. */
const STEP = 6;

/**
 * Has the items that a list gets with the first answer laid out a few with each frame, since the browser takes long for twenty
 * rows at once. Not where the answer was there before the list was: then a page that is come back to is as long as it
 * was left. Past React, which would begin anew with the times of the rows.
 */
export function useLayoutInSteps(list: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const [wasWaiting] = useState(isWaiting);
  useLayoutEffect(() => {
    if (!wasWaiting || isWaiting) return;
    const hidden = [...(list.current?.children ?? [])].slice(STEP) as HTMLElement[];
    for (const item of hidden) item.hidden = true;
    const showSome = () => {
      for (const item of hidden.splice(0, STEP)) item.hidden = false;
      if (hidden.length > 0) requestAnimationFrame(showSome);
    };
    // The frame that comes next is that of the first items.
    requestAnimationFrame(() => requestAnimationFrame(showSome));
  }, [wasWaiting, isWaiting, list]);
}
