// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShownEntry } from '../../isomorphic/nav-words.ts';

const create = vi.hoisted(() => vi.fn());
const updateUser = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ userId: '' }));
vi.mock('@veto/shared-ui/core', () => ({ toaster: { create } }));
vi.mock('./language.ts', () => ({
  spokenOf: async (lang: string) => ({ offer: { title: lang, yes: lang } }),
}));
vi.mock('@veto/shared-data/core', () => ({
  authClient: async () => ({ updateUser }),
  queryClient: { setQueryData: () => {} },
  sessionStore: { getState: () => session },
}));

const POLISH: ShownEntry = { href: '/pl/help', lang: 'pl', label: 'Polski', order: 1000, isSamePage: true };
const ENGLISH: ShownEntry = { ...POLISH, href: '/help', lang: 'en', label: 'English' };
const UKRAINIAN: ShownEntry = { ...POLISH, href: '/uk/help', lang: 'uk', label: 'Українська' };
const kept = () => localStorage.getItem('veto_language');

/** A document opened by a browser that prefers these languages. */
async function opened(...languages: string[]) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const choice = await import('./language-choice.ts');
  return {
    ...choice,
    /** Resolves once the words of an offer have come, and it is made. */
    offerLanguage: async (...asked: Parameters<typeof choice.offerLanguage>) => {
      choice.offerLanguage(...asked);
      await null;
    },
  };
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
  const { offerLanguage } = await opened('de', 'pl-PL', 'en');
  const go = vi.spyOn(location, 'assign').mockReturnValue();
  for (const links of [[], [POLISH], [POLISH]]) await offerLanguage(links, 'en');
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lang: 'pl' }));
  expect(kept(), 'who was asked has not answered').toBeNull();
  create.mock.lastCall?.[0].action?.onClick();
  expect(go).toHaveBeenCalledWith('/pl/help');
  expect(kept()).toBe('pl');
});

it('is not offered again on the same day, in whatever tab, but on the next to who did not answer', async () => {
  await (await opened('pl')).offerLanguage([POLISH], 'en');
  await (await opened('pl')).offerLanguage([POLISH], 'en');
  expect(create).toHaveBeenCalledOnce();
  vi.setSystemTime('2026-11-30T08:00:00');
  await (await opened('pl')).offerLanguage([POLISH], 'en');
  expect(create).toHaveBeenCalledTimes(2);
});

it('is never offered again to who closes it', async () => {
  await (await opened('pl')).offerLanguage([POLISH], 'en');
  create.mock.lastCall?.[0].onClose();
  expect(kept()).toBe('en');
  vi.setSystemTime('2026-12-24T12:00:00');
  await (await opened('pl')).offerLanguage([POLISH], 'en');
  expect(create).toHaveBeenCalledOnce();
});

it.each([
  [['en-GB', 'pl'], [POLISH]],
  [['uk'], [POLISH]],
  [['pl'], [ENGLISH]],
])('is not offered to %j for %j', async (languages, links) => {
  await (await opened(...languages)).offerLanguage(links, 'en');
  expect(create).not.toHaveBeenCalled();
  expect(kept()).toBeNull();
});

it.each([
  [['uk', 'pl'], [POLISH, UKRAINIAN], 'en', 'uk'],
  [['uk', 'pl'], [POLISH], 'en', 'pl'],
  [['uk', 'pl'], [ENGLISH, UKRAINIAN], 'pl', 'uk'],
  [['pl', 'uk'], [ENGLISH, UKRAINIAN], 'pl', undefined],
  [['uk'], [ENGLISH, POLISH], 'uk', undefined],
  [['uk'], [POLISH], 'en', undefined],
] as const)('to a browser that prefers %j, of %j on a page in %s, is %s', async (languages, links, ofPage, offered) => {
  await (await opened(...languages)).offerLanguage(links, ofPage);
  expect(create.mock.lastCall?.[0].lang).toBe(offered);
});

it('leaves the language of the page to who closes the offer of another', async () => {
  await (await opened('uk')).offerLanguage([UKRAINIAN], 'pl');
  create.mock.lastCall?.[0].onClose();
  expect(kept()).toBe('pl');
});

it('follows the visitor, whatever the browser prefers', async () => {
  const { offerLanguage } = await chooseByLink();
  expect(kept()).toBe('pl');
  expect(updateUser, 'nobody is signed in').not.toHaveBeenCalled();
  await offerLanguage([POLISH], 'en');
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
  const { offerLanguage } = await opened('pl');
  for (const links of [[POLISH], [POLISH]]) await offerLanguage(links, 'en');
  expect(create).toHaveBeenCalledOnce();
});
