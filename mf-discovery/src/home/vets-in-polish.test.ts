import { expect, it } from 'vitest';
import { countInPolish } from './vets-in-polish.ts';

const first = { nextSlot: { date: '2026-11-23', time: '15:30:00' }, city: 'Kraków' };
const today = '2026-11-23';
const said = (asked: Partial<Parameters<typeof countInPolish>[0]>, total: number, on = today) => {
  const filters = { petTypes: [], city: null, availabilities: ['Available today'], ...asked };
  const { claim, rest } = countInPolish(filters, { total, first: total > 0 ? first : null, today: on });
  return claim + rest;
};

it('says how many are free, and who is first', () => {
  expect(said({}, 1)).toBe('Wolny termin dziś: 1 lekarz · najbliższy: dziś 15:30, Kraków');
  expect(said({}, 22)).toBe('Wolny termin dziś: 22 lekarzy · najbliższy: dziś 15:30, Kraków');
  expect(said({ petTypes: ['Rabbits'], city: 'Kraków' }, 4)).toBe(
    'Wolny termin dziś: 4 lekarzy · króliki · Kraków · najbliższy: dziś 15:30',
  );
  expect(said({ availabilities: ['Available this week'] }, 3, '2026-11-22')).toBe(
    'Wolny termin w ciągu 7 dni: 3 lekarzy · najbliższy: jutro 15:30, Kraków',
  );
});

it('names no first time where it may be none of those that are asked for', () => {
  expect(said({ availabilities: ['tomorrow morning'] }, 2)).toBe('Wolny termin jutro rano: 2 lekarzy');
});

it('says that there is none', () => {
  expect(said({}, 0)).toBe('Brak wolnych terminów dziś');
});
