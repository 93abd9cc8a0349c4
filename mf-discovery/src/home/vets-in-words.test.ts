import { expect, it } from 'vitest';
import { POLISH } from './polish-words.ts';
import { UKRAINIAN } from './ukrainian-words.ts';
import { cardIn, countIn } from './vets-in-words.ts';

const first = { nextSlot: { date: '2026-11-23', time: '15:30:00' }, city: 'Kraków' };
const today = '2026-11-23';
const saidIn =
  (words: typeof POLISH) =>
  (asked: Partial<Parameters<ReturnType<typeof countIn>>[0]>, total: number, on = today) => {
    const filters = { petTypes: [], city: null, availabilities: ['Available today'], ...asked };
    const { claim, rest } = countIn(words)(filters, { total, first: total > 0 ? first : null, today: on });
    return claim + rest;
  };
const said = saidIn(POLISH);
const saidInUkrainian = saidIn(UKRAINIAN);

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
  expect(saidInUkrainian({}, 0)).toBe('Немає вільного часу сьогодні');
});

it('counts in Ukrainian by one, few and many', () => {
  expect(saidInUkrainian({}, 21)).toBe('Вільний час сьогодні: 21 ветеринар · найближчий: сьогодні 15:30, Kraków');
  expect(saidInUkrainian({ petTypes: ['Rabbits'], availabilities: ['tomorrow evening'] }, 3)).toBe(
    'Вільний час завтра ввечері: 3 ветеринари · кролики',
  );
  expect(saidInUkrainian({ city: 'Łódź', availabilities: ['tomorrow'] }, 12)).toBe(
    'Вільний час завтра: 12 ветеринарів · Łódź',
  );
});

it('introduces a vet in Ukrainian', () => {
  const vet = { id: 'v1', name: 'Dr. Anna Nowak', specialty: 'Surgery', rating: null, reviewCount: 0, city: 'Łódź' };
  const nextSlot = { date: '2030-01-07', time: '10:30' };
  const availability = { label: 'Monday', soon: false } as never;
  expect(cardIn(UKRAINIAN)({ ...vet, availability, nextSlot, priceFrom: 120, specialistNo: 2 } as never)).toMatchObject(
    {
      vet: {
        name: 'вет. лікар Anna Nowak',
        specialty: 'Хірургія',
        availability: { label: 'Вільний час: пн, 7 січ. 10:30' },
      },
      href: '/specialist/2',
      actionLabel: 'Переглянути профіль',
      price: 'від 120 zł',
    },
  );
});
