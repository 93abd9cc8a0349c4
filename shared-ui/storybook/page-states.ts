import { expect, screen, waitFor } from 'storybook/test';
import { type Answers, REFERENCE, timesAsked } from './story-network.ts';

/** A state that the page has for want of data: the answers that differ from its own, and words that prove it. */
export interface PageState {
  answers: Answers;
  says: string | RegExp;
}

/** What differs from page to page; everything else of the six states follows from it. */
export interface PageSheet {
  /** There is nothing yet. */
  empty?: PageState;
  /** Long names and long words: nothing is cut, and nothing pushes the page sideways. */
  long?: PageState;
}

/** `parameters.page` of a page's stories. */
export interface PageFacts {
  /** The routes in slice.json that the page answers. */
  routes: readonly string[];
  /** Why the page lacks a state: 'Asks for nothing.' */
  without?: Partial<Record<'Loading' | 'Failed' | 'Empty' | 'Long', string>>;
}

/** `without` of a page that shows nothing but its own words. */
export const ALWAYS_THE_SAME = {
  Loading: 'Asks for nothing.',
  Failed: 'Asks for nothing.',
  Empty: 'Always the same.',
  Long: 'Always the same.',
};

/** Names as they happen, and a word that no browser breaks by itself. */
export const LONG_NAME = 'Maksymilian Brunon von Rottweil-Świętochłowicki';
export const LONG_WORD = 'Konstantynopolitańczykowianeczka'.repeat(4);

// The same parts as in another story, which is judged.
const LOOK = { a11y: { test: 'off' }, look: true } as const;

/**
 * The six states of a page, made from one sheet: `export const Failed: Story = states.failed`. Loading and Failed are the
 * page over a network that is silent or fails, Phone and Dark the page as it is.
 */
export function pageStates({ empty, long }: PageSheet = {}) {
  return {
    loading: { globals: { network: 'silent' }, parameters: LOOK, play: expectWaiting },
    failed: { globals: { network: 'fails' }, play: expectReference },
    empty: shows(empty),
    long: shows(long, LOOK),
    phone: { globals: { viewport: { value: 'phone360' } }, parameters: LOOK, play: expectNoSideways },
    dark: { globals: { theme: 'dark' } },
  } as const;
}

function shows(state: PageState | undefined, parameters = {}) {
  return {
    parameters: { ...parameters, instead: state?.answers ?? [] },
    async play() {
      await expect(state, 'the sheet has no such state').toBeDefined();
      await expect((await screen.findAllByText(state?.says ?? '')).length).toBeGreaterThan(0);
      await expectNoSideways();
    },
  };
}

async function expectWaiting(): Promise<void> {
  const placeholders = '[data-skeleton], [class*="skeleton"], [aria-busy="true"]';
  await waitFor(() => expect(document.querySelector(placeholders), 'nothing says that it loads').not.toBeNull());
}

/** A question, and once more for a part that comes with its failure. */
const MOST_TIMES = 2;
/** In which a page that asks anew with each failure would have done so many times. */
const WATCHED_FRAMES = 10;

/** Whatever failed is said on the page, with the id of its request, and not asked again and again. */
async function expectReference(): Promise<void> {
  await expect((await screen.findAllByText(new RegExp(REFERENCE))).length).toBeGreaterThan(0);
  for (let frame = 0; frame < WATCHED_FRAMES; frame++) await new Promise(requestAnimationFrame);
  await expect([...timesAsked].filter(([, times]) => times > MOST_TIMES)).toEqual([]);
}

async function expectNoSideways(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(clientWidth);
}
