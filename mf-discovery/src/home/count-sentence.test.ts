import { expect, it } from 'vitest';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { countSentence } from './count-sentence.ts';

const TODAY = '2026-11-21';
const first = { nextSlot: { date: TODAY, time: '15:30' }, city: 'Kraków' };
const sentence = (chosen: Partial<typeof NO_FILTERS>, total: number, one: typeof first | null = first) => {
  const filters = { ...NO_FILTERS, availabilities: ['Available today' as const], ...chosen };
  const { claim, rest } = countSentence(filters, { total, first: one, today: TODAY });
  return `${claim}|${rest}`;
};

it('counts who is free, says whom they treat, and who is first', () => {
  expect(sentence({ petTypes: ['Rabbits'] }, 4)).toBe(
    '4 vets free today| who treat rabbits · first at 15:30 in Kraków',
  );
  expect(sentence({ city: 'Kraków' }, 1)).toBe('1 vet free today| in Kraków · first at 15:30');
  expect(sentence({ city: 'Kraków', petTypes: ['Rabbits'] }, 1)).toBe(
    '1 vet free today| who treats rabbits in Kraków · first at 15:30',
  );
});

it('names the day where it is not today', () => {
  const monday = { ...first, nextSlot: { date: '2026-11-23', time: '09:00' } };
  expect(sentence({ availabilities: ['Available this week'] }, 12, monday)).toBe(
    '12 vets free in the next 7 days| · first on Mon, Nov 23 at 09:00 in Kraków',
  );
});

it('does not pass the earliest time off as one at a weekend', () => {
  expect(sentence({ availabilities: ['Weekend availability'] }, 9)).toBe('9 vets free this weekend|');
});

it('says it plainly when there is nobody', () => {
  expect(sentence({ petTypes: ['Reptiles'], city: 'Gdynia' }, 0, null)).toBe(
    'No vet free today| who treats reptiles in Gdynia',
  );
});
