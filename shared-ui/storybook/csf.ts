/** What a story file needs, so that slices write stories without depending on Storybook themselves. */
import * as test from 'storybook/test';

export type { Meta, StoryObj } from '@storybook/react-vite';
export { onPaper } from './on-paper.ts';
export { ALWAYS_THE_SAME, LONG_NAME, LONG_WORD, pageStates } from './page-states.ts';
export { userEvent } from './unhurried-keys.ts';
export { expect, waitFor } from './waiting-claims.ts';
// Not `export … from`: Storybook's build replaces imports of its own packages and does not see re-exports.
export const fireEvent: typeof test.fireEvent = test.fireEvent;
export const fn: typeof test.fn = test.fn;
export const screen: typeof test.screen = test.screen;
export const within: typeof test.within = test.within;

/** Fails unless all of the element is within the window, and nothing lies over it. */
export function expectInView(element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  for (const height of [top + 2, bottom - 2]) {
    const found = document.elementFromPoint(middle, height);
    test.expect(element.contains(found), `${found?.outerHTML.slice(0, 80)} lies at ${middle}, ${height}`).toBe(true);
  }
}
