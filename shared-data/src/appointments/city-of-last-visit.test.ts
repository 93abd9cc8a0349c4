import { expect, it } from 'vitest';
import { cityOfLastVisit } from './city-of-last-visit.ts';

const at = (city: string | null, status: 'upcoming' | 'completed' | 'cancelled' = 'completed') => ({
  status,
  veterinarian: { city },
});

it('is the city of the latest visit that was not cancelled, where the site knows it', () => {
  expect(cityOfLastVisit([at('Gdańsk'), at('Kraków'), at('Poznań', 'cancelled'), at('Wieliczka'), at(null)])).toBe(
    'Kraków',
  );
  expect(cityOfLastVisit([])).toBeUndefined();
});
