import type { Vaccination } from '@veto/shared-data/health';
import { expect, test } from 'vitest';
import { dueText } from './due-text.ts';

const given = (givenOn: string, nextDueOn: string | null, product = 'Rabies'): Vaccination => ({
  id: givenOn,
  petId: 'burek',
  enteredBy: null,
  product,
  givenOn,
  nextDueOn,
  lotNumber: null,
  vaccine: null,
});
const TODAY = '2026-11-22';

test.each([
  [given('2025-12-04', '2026-12-04'), 'next due Dec 4, 2026'],
  [given('2025-11-20', '2026-11-20'), 'was due Nov 20, 2026'],
  [given('2025-11-20', null), null],
])('what is due again says when: %#', (entry, text) => {
  expect(dueText(entry, [entry], TODAY, 'en')).toBe(text);
});

test('a vaccination that owner and vet entered of one day is due by one of them', () => {
  const ofOwner = given('2025-12-04', '2026-12-04');
  const ofVet = { ...given('2025-12-04', '2028-12-04', 'Nobivac Rabies'), lotNumber: 'R2225A' };
  const all = [ofVet, ofOwner];
  expect(all.map((entry) => dueText(entry, all, TODAY, 'en'))).toEqual(['next due Dec 4, 2028', null]);
});

test('a vaccination given again is due by the later one', () => {
  const before = given('2025-11-02', '2026-11-02');
  const since = given('2026-11-02', '2027-11-02', ' rabies');
  expect(dueText(before, [since, before], TODAY, 'en')).toBeNull();
  expect(dueText(since, [since, before], TODAY, 'en')).toBe('next due Nov 2, 2027');
});
