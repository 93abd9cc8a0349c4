// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { dropSymptoms, EMPTY_SYMPTOMS, keepSymptoms, keptSymptoms, type SymptomsDraft } from './symptoms-draft.ts';
import { NO_ANSWERS } from './triage.ts';

const NEW = { userId: 'olga', visitId: 'new' };
const DRAFT: SymptomsDraft = {
  answers: { ...NO_ANSWERS, breathesHard: false },
  photos: [{ id: 'p1', name: 'rash.jpg', dataUrl: 'data:image/jpeg;base64,AAAA' }],
};

afterEach(dropAllDrafts);

test('answers and photos are there again, for the same person and visit', () => {
  keepSymptoms(NEW, DRAFT);
  expect(Object.keys(sessionStorage)).toEqual(['veto_booking_draft symptoms olga new']);
  expect(keptSymptoms(NEW)).toEqual(DRAFT);
  expect(keptSymptoms({ ...NEW, userId: 'piotr' })).toEqual(EMPTY_SYMPTOMS);
  expect(keptSymptoms({ ...NEW, visitId: 'a1' })).toEqual(EMPTY_SYMPTOMS);
});

test('an empty one is no draft', () => {
  keepSymptoms(NEW, DRAFT);
  keepSymptoms(NEW, EMPTY_SYMPTOMS);
  expect(sessionStorage.length).toBe(0);
});

test('a draft that cannot be read is none', () => {
  keepSymptoms(NEW, DRAFT);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"answers":{}}');
  expect(keptSymptoms(NEW)).toEqual(EMPTY_SYMPTOMS);
});

test('what somebody said as a visitor is theirs once they have signed in', () => {
  keepSymptoms({ userId: '', visitId: 'new' }, DRAFT);
  expect(keptSymptoms(NEW)).toEqual(DRAFT);
  dropSymptoms(NEW);
  expect(sessionStorage).toHaveLength(0);
});
