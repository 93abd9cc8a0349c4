import type { FocusEvent } from 'react';

/** Between what has the focus and the edge, in pixels. */
const ROOM = 16;

/** Brings what has the focus into view. The first focus is set without scrolling: the page would jump as the sheet slides in. */
export function scrollIntoSheet({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const field = target.getBoundingClientRect();
  for (let box = target.parentElement; box && currentTarget.contains(box); box = box.parentElement) {
    const { top, bottom } = box.getBoundingClientRect();
    if (field.bottom > bottom) box.scrollTop += field.bottom - bottom + ROOM;
    else if (field.top < top) box.scrollTop -= top - field.top + ROOM;
  }
}
