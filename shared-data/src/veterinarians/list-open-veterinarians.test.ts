import { expect, test } from 'vitest';
import { citiesAround } from './list-open-veterinarians.ts';

test('the cities around one begin with itself and its neighbours, and are all there', () => {
  expect(citiesAround('Gdynia').slice(0, 3)).toEqual(['Gdynia', 'Gdańsk', 'Bydgoszcz']);
  expect(citiesAround('Katowice').slice(0, 2)).toEqual(['Katowice', 'Kraków']);
  expect(new Set(citiesAround('Lublin')).size).toBe(12);
});
