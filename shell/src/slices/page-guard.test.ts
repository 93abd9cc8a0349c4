// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FrameChanges } from './frame-changes.ts';
import { guardPage } from './page-guard.ts';

const PAGE = `<div id="veto"><a></a><header><a>Veto</a><nav><a>Find Vets</a></nav></header><main><div id="first-paint-place"></div><div id="page-place"><p></p><div id="slice-outlet"></div></div></main><footer><a>Help</a></footer><div role="status"></div></div>`;
const SLICE = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };
const onDamage = vi.fn();
const onLost = vi.fn();
const removedBy = vi.fn<FrameChanges['removedBy']>();
const remove = (...selectors: string[]) => {
  for (const selector of selectors) document.querySelector(selector)?.remove();
};
/** Observers hear of it in a microtask. */
const told = () => new Promise((resolve) => setTimeout(resolve));

let end = () => {};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  for (const mock of [onDamage, onLost]) mock.mockReset();
  removedBy.mockReset().mockReturnValue(SLICE);
  end = guardPage({ removedBy }, { onDamage, onLost });
});
afterEach(() => end());

it.each([
  ['everything in the page', () => document.querySelector('#veto')?.replaceChildren()],
  ['the page', () => document.body.replaceChildren()],
  ['header and footer', () => remove('header', 'footer')],
  ['footer and header', () => remove('footer', 'header')],
  ['what is in the header', () => document.querySelector('header')?.replaceChildren()],
  [
    'what is in the footer, in the place of something else,',
    () => {
      const footer = document.querySelector('footer');
      if (footer) footer.innerHTML = '<p>ours now</p>';
    },
  ],
  ['the place of the slices', () => remove('#slice-outlet')],
  ['the place of the page', () => remove('#page-place')],
  ['what is in <main>', () => document.querySelector('main')?.replaceChildren()],
  ['the body', () => document.body.remove()],
  ['the document', () => document.documentElement.replaceChildren()],
  ['the root', () => document.documentElement.remove()],
  ['the root, in the place of another one,', () => document.replaceChildren(document.createElement('html'))],
  [
    'the body, in the place of another one,',
    () => {
      document.body.replaceWith(document.createElement('body'));
    },
  ],
])('puts %s back as it was, the same nodes in their order', async (_what, damage) => {
  const nodes = [...document.body.querySelectorAll('*')];
  damage();
  await told();
  expect([...document.body.querySelectorAll('*')]).toEqual(nodes);
  expect(document.body.innerHTML).toBe(PAGE);
  expect(onDamage).toHaveBeenCalledExactlyOnceWith(SLICE);
});

it('leaves alone what the shell changes in its header', async () => {
  document.querySelector('header nav')?.replaceChildren();
  await told();
  expect(document.querySelector('header')?.innerHTML).toBe('<a>Veto</a><nav></nav>');
  expect(onDamage).not.toHaveBeenCalled();
});

it('leaves alone what the shell itself shows and takes away', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.remove();
  remove('main p', '[role=status]');
  await told();
  expect(document.querySelector('dialog, main p, [role=status]')).toBeNull();
  expect(onDamage).not.toHaveBeenCalled();
});

it('puts back three times what no slice took, and then leaves it to an add-on that takes it again and again', async () => {
  removedBy.mockReturnValue(undefined);
  const isThere = () => document.querySelector('header') !== null;
  for (let time = 1; time <= 4; time++) {
    remove('header');
    await told();
    expect(isThere()).toBe(time <= 3);
  }
  expect(onDamage.mock.calls).toEqual([[undefined], [undefined], [undefined]]);
  expect(onLost).not.toHaveBeenCalled();
  remove('#slice-outlet');
  await told();
  expect(document.querySelector('#slice-outlet')).not.toBeNull();
});

it('gives up on a page whose header a slice takes as often as it comes back, and says whose release that is', async () => {
  const again = new MutationObserver(() => remove('header'));
  again.observe(document.getElementById('veto') as Element, { childList: true });
  remove('header');
  await told();
  again.disconnect();
  expect(onDamage.mock.calls).toEqual([[SLICE], [SLICE], [SLICE]]);
  expect(onLost).toHaveBeenCalledExactlyOnceWith(SLICE);
});
