// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type DraftKey,
  dropAllDrafts,
  dropDraftsInEveryTab,
  followSignOuts,
  keepDraft,
  keepFileDraft,
  keptDraft,
  keptFileDraft,
  keptValues,
  watchFileDrafts,
} from './drafts.ts';

const FORM: DraftKey = 'veto_form_draft olga add-pet';
const MESSAGE: DraftKey = 'veto_message_draft olga vet-1';
const EVERY: DraftKey[] = [FORM, MESSAGE, 'veto_booking_draft visitor vet-1', 'veto_booking_draft symptoms olga new'];

/** Not by a spy: happy-dom's storage keeps a method as it was when it was first called. */
function refuse(method: 'getItem' | 'setItem') {
  const refusal = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const get = (storage: Storage, name: string) => (name === method ? refusal : Reflect.get(storage, name));
  vi.stubGlobal('sessionStorage', new Proxy(sessionStorage, { get }));
}

/** Somebody signs out in another tab, which has a storage of its own. */
function signOutElsewhere() {
  vi.stubGlobal('sessionStorage', new Storage());
  vi.setSystemTime(Date.now() + 1);
  dropDraftsInEveryTab();
  vi.unstubAllGlobals();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  dropAllDrafts();
  sessionStorage.clear();
  localStorage.clear();
});

test('signing out drops every draft, and nothing else of the tab', () => {
  sessionStorage.setItem('veto_drafted', 'kept');
  for (const draft of EVERY) keepDraft(draft, 'typed');
  refuse('setItem');
  keepDraft('veto_message_draft olga vet-2', 'typed');
  dropAllDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['veto_drafted']);
  expect(keptDraft('veto_message_draft olga vet-2')).toBeNull();
});

test('a storage that refuses once holds no older words later', () => {
  keepDraft(MESSAGE, 'Dear');
  refuse('setItem');
  keepDraft(MESSAGE, 'Dear doctor');
  expect(keptDraft(MESSAGE)).toBe('Dear doctor');
  vi.unstubAllGlobals();
  keepDraft(MESSAGE, 'Dear doctor, thank you');
  expect(keptDraft(MESSAGE)).toBe('Dear doctor, thank you');
  keepDraft(MESSAGE, '');
  expect(keptDraft(MESSAGE)).toBeNull();
});

test('a browser that lets nobody read its storage has no drafts', () => {
  keepDraft(FORM, 'typed');
  refuse('getItem');
  expect(keptDraft(FORM)).toBeNull();
});

test('a draft that cannot be read is none', () => {
  keepDraft(FORM, '{');
  expect(keptValues(FORM)).toBeNull();
});

test('a sign-out in another tab drops the words and the file of this one, and nothing else does', () => {
  followSignOuts();
  keepDraft(FORM, 'asthma');
  keepFileDraft(FORM, new File(['x'], 'burek.png'));
  dispatchEvent(new StorageEvent('storage', { key: 'veto_color_mode' }));
  expect(keptDraft(FORM)).toBe('asthma');
  signOutElsewhere();
  dispatchEvent(new StorageEvent('storage', { key: 'veto_signed_out' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(keptFileDraft(FORM)).toBeNull();
});

test('a page that begins to follow drops what was kept before a sign-out in its time, and keeps it after an earlier one', () => {
  for (const [signedOut, kept] of [
    [performance.timeOrigin - 1, 1],
    [performance.timeOrigin + 1, 0],
  ] as const) {
    localStorage.setItem('veto_signed_out', String(signedOut));
    sessionStorage.setItem(FORM, 'asthma');
    followSignOuts();
    expect(sessionStorage.length).toBe(kept);
  }
});

test('a form hears of a file that became ready after the form before was closed', () => {
  const heard: (string | undefined)[] = [];
  const stop = watchFileDrafts(() => heard.push(keptFileDraft(FORM)?.name));
  keepFileDraft(FORM, new File(['x'], 'burek.png'));
  keepFileDraft(FORM, null);
  stop();
  keepFileDraft(FORM, new File(['x'], 'later.png'));
  expect(heard).toEqual(['burek.png', undefined]);
});

test('a tab that slept meanwhile shows nothing older than the sign-out', () => {
  keepDraft(FORM, 'asthma');
  keepFileDraft(FORM, new File(['x'], 'burek.png'));
  signOutElsewhere();
  expect([keptDraft(FORM), keptFileDraft(FORM)]).toEqual([null, null]);
  keepDraft(FORM, 'of the next visitor');
  expect(keptDraft(FORM)).toBe('of the next visitor');
});
