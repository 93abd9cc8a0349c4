// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

const create = vi.hoisted(() => vi.fn());
vi.mock('@veto/shared-ui/core', () => ({ toaster: { create } }));

const POLISH: ShownEntry = { href: '/pl/help', lang: 'pl', label: 'Polski', order: 1000, isSamePage: true };
const ENGLISH: ShownEntry = { ...POLISH, href: '/help', lang: 'en', label: 'English' };
const kept = () => localStorage.getItem('veto_language');

/** A page opened by a browser that prefers these languages. */
async function opened(...languages: string[]) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return import('./language-choice.ts');
}

beforeEach(() => {
  localStorage.clear();
  create.mockClear();
});
afterEach(() => vi.restoreAllMocks());

it('is offered once to a browser that prefers Polish, with its page', async () => {
  const { offerPolish } = await opened('de', 'pl-PL', 'en');
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  for (const links of [[], [POLISH], [POLISH]]) offerPolish(links);
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lang: 'pl' }));
  create.mock.lastCall?.[0].action?.onClick();
  expect(go).toHaveBeenCalledWith('/pl/help');
  expect(kept()).toBe('pl');
});

it('is not offered again to who stays in English', async () => {
  (await opened('pl')).offerPolish([POLISH]);
  (await opened('pl')).offerPolish([POLISH]);
  expect(create).toHaveBeenCalledOnce();
});

it.each([
  [['en-GB', 'pl'], [POLISH]],
  [['uk'], [POLISH]],
  [['pl'], [ENGLISH]],
])('is not offered to %j for %j', async (languages, links) => {
  (await opened(...languages)).offerPolish(links);
  expect(create).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
});

it('follows the visitor, whatever the browser prefers', async () => {
  const { keepChoices, offerPolish } = await opened('en');
  const stop = keepChoices();
  document.body.innerHTML = '<a hreflang="pl" href="#pl"><b>Polski</b></a><a href="#help">Help</a>';
  for (const place of ['b', 'a:not([hreflang])']) document.querySelector<HTMLElement>(place)?.click();
  expect(kept()).toBe('pl');
  stop();
  offerPolish([POLISH]);
  expect(create).toHaveBeenCalledOnce();
});

it('asks nothing of a browser without storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  (await opened('pl')).offerPolish([POLISH]);
  expect(create).toHaveBeenCalledOnce();
});
