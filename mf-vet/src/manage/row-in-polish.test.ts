import { vetProfile } from '@veto/shared-data/fixtures';
import { resultRow } from '@veto/shared-data/result-row';
import { addWords, sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { PREVIEW_IN_POLISH } from './preview.pl.ts';
import { rowInPolish } from './row-in-polish.ts';
import { savedCard } from './saved-card.ts';

addWords('pl', PREVIEW_IN_POLISH);
const say = sayIn('pl');
const TODAY = '2026-11-22';
const card = {
  ...savedCard(vetProfile({ fullName: 'Anna Zielińska', petTypes: ['Dogs', 'Cats'] }), [], sayIn('en')),
  priceFrom: 160,
};
const rowOf = (free: Parameters<typeof resultRow>[1], nextSlot: typeof card.nextSlot = null) => {
  const found = { ...card, nextSlot };
  return rowInPolish(found, resultRow(found, free, { firstDay: TODAY }), say, TODAY);
};

test('facts of a vet are said in Polish', () => {
  const { vet, price, treatsLabel, licence } = rowOf(undefined);
  expect([vet.name, vet.specialty, price, treatsLabel, licence.label]).toEqual([
    'lek. wet. Anna Zielińska',
    'Chirurgia',
    'od 160 zł',
    'Leczone zwierzęta: psy, koty',
    'Uprawnienia jeszcze niesprawdzone',
  ]);
});

test('days and times are those of the row, with Polish names', () => {
  const { times } = rowOf([{ date: '2026-11-23', firstTimes: ['15:30'], count: 7 }]);
  if (!times || times === 'loading' || !('days' in times)) throw new Error('no days');
  expect(times.days.map(({ weekday, day }) => `${weekday} ${day}`)).toContain('pon. 23 lis');
  const monday = times.days.find(({ date }) => date === '2026-11-23');
  expect(monday?.times.map(({ text, label }) => [text, label])).toEqual([
    ['15:30', 'lek. wet. Anna Zielińska, pon., 23 lis, 15:30'],
  ]);
  expect(monday?.more).toMatchObject({ text: '+6', label: 'lek. wet. Anna Zielińska, pon., 23 lis' });
});

test('without a free day the next time is named, or that there is none', () => {
  expect(rowOf([]).times).toEqual({ note: 'Brak terminów do umówienia online' });
  expect(rowOf([], { date: '2026-12-07', time: '09:00' }).times).toMatchObject({
    slot: { text: 'Najbliższy: pon., 7 gru, 09:00' },
  });
});
