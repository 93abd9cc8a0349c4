import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROWS_PER_FRAME } from './use-filled-rows.ts';

/**
 * Has the items that a list gets with the first answer laid out a few with each frame, since the browser takes long for twenty
 * rows at once. Not where the answer was there before the list was: then a page that is come back to is as long as it
 * was left. Past React, which would begin anew with the times of the rows.
 */
export function useLayoutInSteps(list: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  const [wasWaiting] = useState(isWaiting);
  useLayoutEffect(() => {
    if (!wasWaiting || isWaiting) return;
    const hidden = [...(list.current?.children ?? [])].slice(ROWS_PER_FRAME) as HTMLElement[];
    for (const item of hidden) item.hidden = true;
    const showSome = () => {
      for (const item of hidden.splice(0, ROWS_PER_FRAME)) item.hidden = false;
      if (hidden.length > 0) requestAnimationFrame(showSome);
    };
    // The frame that comes next is that of the first items.
    requestAnimationFrame(() => requestAnimationFrame(showSome));
  }, [wasWaiting, isWaiting, list]);
}
