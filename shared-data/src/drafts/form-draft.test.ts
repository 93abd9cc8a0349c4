// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { dropAllDrafts, keepFileDraft, keptFileDraft } from './drafts.ts';
import { draftOfForm, dropFormDraft, idempotencyKeyOf, keepFormDraft, keptFormDraft } from './form-draft.ts';

const ADD = draftOfForm('olga', 'add-pet');
const EMPTY = { name: '', type: '' };
const TYPED = { name: 'Burek', type: '' };

afterEach(() => {
  dropAllDrafts();
});

test('typed words are there again, for the same person and form', () => {
  keepFormDraft(ADD, { base: EMPTY, values: TYPED });
  expect(Object.keys(sessionStorage)).toEqual(['veto_form_draft olga add-pet']);
  expect(keptFormDraft(ADD, EMPTY)).toEqual({ name: 'Burek' });
  expect(keptFormDraft(draftOfForm('piotr', 'add-pet'), EMPTY)).toBeUndefined();
  expect(keptFormDraft(draftOfForm('olga', 'edit-pet 1'), EMPTY)).toBeUndefined();
});

test('a form as it was is no draft', () => {
  keepFormDraft(ADD, { base: EMPTY, values: TYPED });
  keepFormDraft(ADD, { base: EMPTY, values: { name: '', type: undefined } });
  expect(sessionStorage.length).toBe(0);
});

test('rows of a field are compared by what is in them', () => {
  const rows = { name: 'Azor', rows: [{ product: 'Rabies' }] };
  keepFormDraft(ADD, { base: { name: '', rows: [] }, values: rows });
  expect(keptFormDraft(ADD, { name: '', rows: [] })).toEqual(rows);
  keepFormDraft(ADD, { base: rows, values: { name: 'Azor', rows: [{ product: 'Rabies' }] } });
  expect(sessionStorage.length).toBe(0);
});

test('a form that has got a field since still finds its draft', () => {
  keepFormDraft(ADD, { base: EMPTY, values: TYPED });
  expect(keptFormDraft(ADD, { ...EMPTY, documents: [], note: '' })).toEqual({ name: 'Burek' });
});

test('of a record that has changed meanwhile, the typed fields alone are there again', () => {
  keepFormDraft(ADD, { base: { name: 'Bura', type: 'Cat' }, values: { name: 'Burek', type: 'Cat' } });
  expect(keptFormDraft(ADD, { name: 'Bura', type: 'Dog' })).toEqual({ name: 'Burek' });
  expect(keptFormDraft(ADD, { name: 'Burek', type: 'Dog' })).toBeUndefined();
});

test('sent, dropped, or signed out: it is gone', () => {
  keepFormDraft(ADD, { base: EMPTY, values: TYPED });
  dropFormDraft(ADD);
  expect(keptFormDraft(ADD, EMPTY)).toBeUndefined();
  keepFormDraft(ADD, { base: EMPTY, values: TYPED });
  dropAllDrafts();
  expect(keptFormDraft(ADD, EMPTY)).toBeUndefined();
});

test('a chosen file is kept for the same person and form, until the form is sent', () => {
  const photo = new File(['x'], 'burek.png');
  keepFileDraft(ADD, photo);
  keepFormDraft(ADD, { base: EMPTY, values: EMPTY });
  expect(keptFileDraft(ADD)).toBe(photo);
  expect(keptFileDraft(draftOfForm('piotr', 'add-pet'))).toBeNull();
  dropFormDraft(ADD);
  expect(keptFileDraft(ADD)).toBeNull();
  keepFileDraft(ADD, photo);
  dropAllDrafts();
  expect(keptFileDraft(ADD)).toBeNull();
});

test('the same words are sent with the same key until they are dropped, other words with another', () => {
  const sent = { base: EMPTY, values: TYPED };
  const key = idempotencyKeyOf(ADD, sent);
  keepFormDraft(ADD, { base: EMPTY, values: { name: 'Bure', type: '' } });
  keepFormDraft(ADD, sent);
  expect(idempotencyKeyOf(ADD, sent)).toBe(key);
  expect(keptFormDraft(ADD, EMPTY)).toEqual({ name: 'Burek' });
  const other = idempotencyKeyOf(ADD, { base: EMPTY, values: { name: 'Azor', type: '' } });
  dropFormDraft(ADD);
  expect(new Set([key, other, idempotencyKeyOf(ADD, sent)]).size).toBe(3);
});
