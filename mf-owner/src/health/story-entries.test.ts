import { visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { byYear, changeOfWeight, type PetRecord, storyOf } from './story-entries.ts';

const entry = { petId: 'p', enteredBy: null };
const RECORD: PetRecord = {
  visits: [visit({ id: 'a', date: '2026-11-24', time: '10:00', reason: 'Limps', visitNote: 'Rest for a week.' })],
  vaccinations: [
    {
      ...entry,
      id: 'v',
      product: 'Rabies',
      givenOn: '2025-12-04',
      nextDueOn: '2026-12-04',
      lotNumber: 'R204A',
      vaccine: null,
      enteredBy: 'Anna Kowalska',
    },
  ],
  weights: [
    { ...entry, id: 'w2', kilograms: 31.2, weighedOn: '2026-11-03' },
    { ...entry, id: 'w1', kilograms: 32.1, weighedOn: '2026-08-03' },
  ],
  medicines: [
    {
      ...entry,
      id: 'm',
      name: 'Carprofen',
      dose: '1 tablet',
      startsOn: '2026-11-22',
      endsOn: '2026-11-28',
      intervalHours: null,
    },
  ],
  documents: [
    {
      ...entry,
      id: 'd',
      title: 'X-ray',
      mimeType: 'application/pdf',
      bytes: 2048,
      path: 'p/d.pdf',
      addedAt: '2025-04-13T22:30:00Z',
    },
  ],
};

test('a story has everything in one line, the newest first', () => {
  expect(storyOf(RECORD, '2026-11-24', 'en').map(({ date, title, text }) => [date, title, text])).toEqual([
    ['2026-11-24', expect.stringMatching(/^Dr\. .*, 10:00$/), 'Limps'],
    ['2026-11-22', 'Carprofen', '1 tablet · Nov 22, 2026 to Nov 28, 2026'],
    ['2026-11-03', '31.2 kg', '0.9 kg less than on Aug 3, 2026'],
    ['2026-08-03', '32.1 kg', ''],
    ['2025-12-04', 'Rabies', 'next due Dec 4, 2026 · lot R204A · entered by Dr. Anna Kowalska'],
    ['2025-04-14', 'X-ray', expect.stringMatching(/^PDF, 2/)],
  ]);
});

test('its years are headings', () => {
  expect(byYear(storyOf(RECORD, '2026-11-24', 'en')).map(({ year, entries }) => [year, entries.length])).toEqual([
    ['2026', 4],
    ['2025', 2],
  ]);
});

test('a weight that did not change says so', () => {
  const [newest] = RECORD.weights;
  if (!newest) throw new Error('There is one');
  expect(changeOfWeight(newest, { ...newest, weighedOn: '2026-10-03' }, 'en')).toBe('the same as on Oct 3, 2026');
  const budgerigar = { ...newest, kilograms: 0.035, weighedOn: '2026-10-03' };
  expect(changeOfWeight({ ...newest, kilograms: 0.031 }, budgerigar, 'en')).toBe('0.004 kg less than on Oct 3, 2026');
});
