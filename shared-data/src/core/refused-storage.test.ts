// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ofBrowser, ofTab } from '../boundary/browser-storage.ts';
import { keepDraft, keptDraft } from '../drafts/drafts.ts';
import { queueMessage } from '../messages/outbox.ts';
import { outboxText } from '../messages/outbox-text.ts';
import { forgetAnswers } from '../offline/forget-answers.ts';
import { keepAnswer, recallAnswer } from '../offline/kept-answers.ts';
import { forgetProfile, recallProfile } from './profile-memory.ts';
import { sessionStorageArea } from './stored-session.ts';

const refusal = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** A storage whose methods refuse, by name. */
const without = (...methods: string[]) =>
  new Proxy(new Storage(), {
    get: (storage, name) => (methods.includes(String(name)) ? refusal : Reflect.get(storage, name)),
  });

/** What a browser has in the place of both storages. */
const REFUSALS: Record<string, PropertyDescriptor> = {
  'null, as Firefox has it by a setting': { value: null },
  missing: { value: undefined },
  closed: { get: refusal },
  'full for all that is written': { value: without('setItem') },
  'not to be read': { value: without('getItem', 'removeItem', 'key') },
  'refusing everything': { value: new Proxy(new Storage(), { get: () => refusal, ownKeys: refusal }) },
};
const NAMES = ['localStorage', 'sessionStorage'] as const;
const before = NAMES.map((name) => Reflect.getOwnPropertyDescriptor(globalThis, name));

afterEach(() => {
  for (const [nth, name] of NAMES.entries()) {
    const descriptor = before[nth];
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  vi.unstubAllGlobals();
});

describe.each(Object.entries(REFUSALS))('a storage that is %s', (_what, storage) => {
  const refuse = () => {
    for (const name of NAMES) Object.defineProperty(globalThis, name, { ...storage, configurable: true });
  };

  it('holds nothing, and says so', () => {
    refuse();
    for (const each of [ofBrowser, ofTab]) {
      expect(each.setItem('veto_test', 'kept') && each.getItem('veto_test') === 'kept').toBe(false);
      each.removeItem('veto_test');
      expect(Array.isArray(each.keys())).toBe(true);
    }
  });

  it('leaves session, words and messages to the page', () => {
    refuse();
    sessionStorageArea.setItem('sb-auth-token', 'a session');
    keepDraft('veto_message_draft olga vet-1', 'Dear doctor');
    queueMessage('olga', 'vet-1', 'Hello');
    expect(sessionStorageArea.getItem('sb-auth-token')).toBe('a session');
    expect(keptDraft('veto_message_draft olga vet-1')).toBe('Dear doctor');
    expect(outboxText('olga')).toContain('Hello');
    sessionStorageArea.removeItem('sb-auth-token');
    expect(sessionStorageArea.getItem('sb-auth-token')).toBeNull();
  });

  it('keeps no answer and no profile, and that keeps nobody from leaving', () => {
    refuse();
    keepAnswer(null, 'vets', []);
    expect([recallAnswer(null, 'vets'), recallProfile('olga')]).toEqual([undefined, null]);
    forgetProfile();
    forgetAnswers();
  });
});
