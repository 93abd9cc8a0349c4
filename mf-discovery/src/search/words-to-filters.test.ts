import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './vet-filters.ts';
import { describeOffer, filtersInWords } from './words-to-filters.ts';

const offer = (text: string, chosen: Partial<typeof NO_FILTERS> = {}) => {
  const found = filtersInWords({ ...NO_FILTERS, ...chosen, text });
  return found && { petTypes: found.petTypes, city: found.city, text: found.text };
};

describe('words that name a city or an animal', () => {
  it.each([
    ['Kraków', [], 'Kraków', ''],
    ['krakow', [], 'Kraków', ''],
    ['KRAKOWIE', [], 'Kraków', ''],
    ['Warsaw', [], 'Warszawa', ''],
    ['lodz', [], 'Łódź', ''],
    ['rabbit', ['Rabbits'], null, ''],
    ['królik', ['Rabbits'], null, ''],
    ['krolika', ['Rabbits'], null, ''],
    ['żółw', ['Reptiles'], null, ''],
    ['guinea pig', ['Small mammals'], null, ''],
    ['Świnka morska, Gdynia', ['Small mammals'], 'Gdynia', ''],
    ['a vet for my rabbit in Kraków', ['Rabbits'], 'Kraków', ''],
    ['królik w Łodzi', ['Rabbits'], 'Łódź', ''],
    ['rabbit teeth Poznań', ['Rabbits'], 'Poznań', 'teeth'],
    ['dog and cat', ['Dogs', 'Cats'], null, ''],
  ])('%j offer the filter', (text, petTypes, city, rest) => {
    expect(offer(text)).toEqual({ petTypes, city, text: rest });
  });

  it.each([[''], ['surgery'], ['Anna Kotowska'], ['Krakowski'], ['dogma'], ['constructor'], ['in']])(
    '%j names neither',
    (text) => {
      expect(offer(text)).toBeNull();
    },
  );

  it('add to what was chosen, and offer nothing that is', () => {
    expect(offer('rabbit', { petTypes: ['Dogs'], city: 'Gdynia' })).toEqual({
      petTypes: ['Dogs', 'Rabbits'],
      city: 'Gdynia',
      text: '',
    });
    expect(offer('rabbit', { petTypes: ['Rabbits'] })).toBeNull();
    expect(offer('Kraków', { city: 'Kraków' })).toBeNull();
    expect(offer('Kraków', { city: 'Gdynia' })?.city).toBe('Kraków');
  });
});

it('put a city in the place of an area, and leave the area to an animal', () => {
  const area = { west: 18, south: 54, east: 19, north: 55 };
  expect(filtersInWords({ ...NO_FILTERS, area, text: 'Kraków' })?.area).toBeNull();
  expect(filtersInWords({ ...NO_FILTERS, area, text: 'rabbit' })?.area).toEqual(area);
});

it('says what it offers', () => {
  expect(describeOffer({ petTypes: ['Rabbits'], city: 'Kraków', text: 'teeth' })).toBe(
    'vets in Kraków who treat rabbits matching "teeth"',
  );
  expect(describeOffer({ petTypes: ['Dogs', 'Cats'], city: null, text: '' })).toBe('vets who treat dogs or cats');
});
