// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardPage } from './page-guard.ts';

const PAGE = `<div id="veto"><a></a><header><a>Veto</a><nav><a>Find Vets</a></nav></header><main><div id="first-paint-place"></div><div id="page-place"><p></p><div id="slice-outlet"></div></div></main><footer><a>Help</a></footer><div role="status"></div></div>`;
const onDamage = vi.fn();
const remove = (...selectors: string[]) => {
  for (const selector of selectors) document.querySelector(selector)?.remove();
};
/** Observers hear of it in a microtask. */
const told = () => new Promise((resolve) => setTimeout(resolve));

let end = () => {};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  onDamage.mockReset();
  end = guardPage(onDamage);
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
])('puts %s back as it was, the same nodes in their order', async (_what, damage) => {
  const nodes = [...document.body.querySelectorAll('*')];
  damage();
  await told();
  expect([...document.body.querySelectorAll('*')]).toEqual(nodes);
  expect(document.body.innerHTML).toBe(PAGE);
  expect(onDamage).toHaveBeenCalledOnce();
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
