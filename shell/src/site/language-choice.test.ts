// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

const create = vi.hoisted(() => vi.fn());
const updateUser = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ userId: '' }));
vi.mock('@veto/shared-ui/core', () => ({ toaster: { create } }));
vi.mock('@veto/shared-data/core', () => ({
  authClient: async () => ({ updateUser }),
  queryClient: { setQueryData: () => {} },
  sessionStore: { getState: () => session },
}));

const POLISH: ShownEntry = { href: '/pl/help', lang: 'pl', label: 'Polski', order: 1000, isSamePage: true };
const ENGLISH: ShownEntry = { ...POLISH, href: '/help', lang: 'en', label: 'English' };
const kept = () => localStorage.getItem('veto_language');

/** A document opened by a browser that prefers these languages. */
async function opened(...languages: string[]) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return import('./language-choice.ts');
}

/** Follows a link to this document in Polish. */
async function chooseByLink() {
  const { keepChoices, ...choice } = await opened('en');
  const stop = keepChoices();
  document.body.innerHTML =
    '<a hreflang="pl" href="#pl"><b>Polski</b></a><a href="#help">Help</a><a hreflang="de" href="#de">Deutsch</a>';
  for (const place of ['b', 'a:not([hreflang])', '[hreflang=de]']) document.querySelector<HTMLElement>(place)?.click();
  stop();
  return choice;
}

beforeEach(() => {
  localStorage.clear();
  create.mockClear();
  session.userId = '';
  updateUser.mockReset().mockResolvedValue({ error: null });
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is offered once to a browser that prefers Polish, with its page', async () => {
  const { offerPolish } = await opened('de', 'pl-PL', 'en');
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  for (const links of [[], [POLISH], [POLISH]]) offerPolish(links);
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lang: 'pl' }));
  expect(kept(), 'who was asked has not answered').toBeNull();
  create.mock.lastCall?.[0].action?.onClick();
  expect(go).toHaveBeenCalledWith('/pl/help');
  expect(kept()).toBe('pl');
});

it('is not offered again on the same day, in whatever tab, but on the next to who did not answer', async () => {
  (await opened('pl')).offerPolish([POLISH]);
  (await opened('pl')).offerPolish([POLISH]);
  expect(create).toHaveBeenCalledOnce();
  vi.setSystemTime('2026-11-30T08:00:00');
  (await opened('pl')).offerPolish([POLISH]);
  expect(create).toHaveBeenCalledTimes(2);
});

it('is never offered again to who closes it', async () => {
  (await opened('pl')).offerPolish([POLISH]);
  create.mock.lastCall?.[0].onClose();
  expect(kept()).toBe('en');
  vi.setSystemTime('2026-12-24T12:00:00');
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
  const { offerPolish } = await chooseByLink();
  expect(kept()).toBe('pl');
  expect(updateUser, 'nobody is signed in').not.toHaveBeenCalled();
  offerPolish([POLISH]);
  expect(create).toHaveBeenCalledOnce();
});

it('is kept in the account, too, and on the device where the account does not take it', async () => {
  session.userId = 'olga';
  const told = vi.spyOn(console, 'error').mockReturnValue();
  updateUser.mockResolvedValue({ error: new Error('offline') });
  await chooseByLink();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({ data: { language: 'pl' } });
  expect(kept()).toBe('pl');
});

it('asks nothing of a browser without storage, and asks once in a document', async () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('off', 'SecurityError');
    });
  const { offerPolish } = await opened('pl');
  for (const links of [[POLISH], [POLISH]]) offerPolish(links);
  expect(create).toHaveBeenCalledOnce();
});
