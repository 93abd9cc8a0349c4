// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { dropAllDrafts, dropDraft, keepDraft, keptDraft } from './booking-draft.ts';

const values = {
  petName: 'Rex',
  petType: 'dog',
  date: addDays(todayInWarsaw(), 3),
  time: '09:30',
  reason: 'Limping',
};
const anna = { userId: 'anna', veterinarianId: 'vet-1' };

beforeEach(() => dropAllDrafts());

test('is given back to the same person for the same vet only', () => {
  keepDraft(anna, values);
  expect(keptDraft(anna)).toEqual(values);
  expect(keptDraft({ ...anna, userId: 'jan' })).toBeUndefined();
  expect(keptDraft({ ...anna, veterinarianId: 'vet-2' })).toBeUndefined();
  expect(keptDraft({ ...anna, veterinarianId: null })).toBeUndefined();
});

test('survives a reload: it is in the storage of the tab', async () => {
  keepDraft(anna, values);
  vi.resetModules();
  const reloaded = await import('./booking-draft.ts');
  expect(reloaded.keptDraft(anna)).toEqual(values);
});

test('what a visitor typed is theirs once they have signed in, unless they had typed something before', () => {
  const visitor = { ...anna, userId: null };
  keepDraft(visitor, values);
  expect(keptDraft(anna)).toEqual(values);
  keepDraft(anna, { ...values, reason: 'Vaccination' });
  expect(keptDraft(anna)?.reason).toBe('Vaccination');
});

test('an empty form leaves nothing behind', () => {
  keepDraft(anna, values);
  keepDraft(anna, { petName: '', petType: '', date: '', time: '', reason: '' });
  expect(sessionStorage).toHaveLength(0);
});

test('a day that has passed is not offered again, the rest is', () => {
  keepDraft(anna, { ...values, date: addDays(todayInWarsaw(), -1) });
  expect(keptDraft(anna)).toEqual({ ...values, date: '', time: '' });
});

test('what another release wrote, or nobody can read, is no draft', () => {
  keepDraft(anna, values);
  const [key = ''] = Object.keys(sessionStorage);
  for (const text of ['{"petName":"Rex"}', 'nonsense']) {
    sessionStorage.setItem(key, text);
    expect(keptDraft(anna)).toBeUndefined();
  }
});

test('signing out drops every draft, and nothing else of the tab', () => {
  sessionStorage.setItem('other', 'kept');
  keepDraft(anna, values);
  keepDraft({ ...anna, veterinarianId: null }, values);
  dropAllDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('a browser that refuses the storage keeps the draft until the reload', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  keepDraft(anna, values);
  expect(keptDraft(anna)).toEqual(values);
  dropDraft(anna);
  expect(keptDraft(anna)).toBeUndefined();
  refused.mockRestore();
});
