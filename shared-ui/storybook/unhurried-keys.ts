import * as test from 'storybook/test';
import { untold } from './waiting-claims.ts';

const OVER_THE_PAGE = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}][data-state=open]`).join();

// A story may hold back the frames of the product.
const { requestAnimationFrame } = globalThis;

/** Whatever opened last hears keys a frame later, and has the focus then; no hand is quicker. */
async function hearsKeys(): Promise<void> {
  if (!document.querySelector(OVER_THE_PAGE)) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await untold(test.waitFor)(() => {
    const last = [...document.querySelectorAll(OVER_THE_PAGE)].at(-1);
    if (last && !last.contains(document.activeElement)) throw new Error('What lies over the page has no focus');
  });
}

function unhurried<Args extends unknown[], Done>(press: (...args: Args) => Promise<Done>) {
  return async (...args: Args) => {
    await hearsKeys();
    return press(...args);
  };
}

/** Storybook's own, whose keys wait until whatever lies over the page hears them. */
export const userEvent: typeof test.userEvent = {
  ...test.userEvent,
  keyboard: unhurried(test.userEvent.keyboard),
  tab: unhurried(test.userEvent.tab),
  type: unhurried(test.userEvent.type),
};
