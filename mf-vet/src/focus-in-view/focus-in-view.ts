import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that scrolls: Tab leaves what it reaches where a sliver of it can be seen. A press moves nothing, or
 * the pointer would let go beside what it pressed.
 */
export function focusInView({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
