// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type DraftKey, keepDraft, keptDraft, keptValues } from './drafts.ts';
import { dropAllDrafts } from './drop-all-drafts.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
  dropAllDrafts();
  sessionStorage.clear();
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
