import type { SearchMeaning } from '@veto/shared-data/veterinarians';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from './vet-filters.ts';
import { describeOffer, filtersInWords, notesInWords, withoutPrice } from './words-to-filters.ts';

const meant = (piece: string, kind: string | null, label: string | null, corrected = false): SearchMeaning => ({
  piece,
  kind,
  label,
  corrected,
  missing: false,
});
const RABBIT = meant('krolik', 'pet_type', 'Rabbits');
const CRACOW = meant('krakowie', 'city', 'Kraków');
const AFTERNOON = meant('jutro po poludniu', 'when', 'tomorrow afternoon');
const PRICE = meant('do 120 zl', 'price', '120');
const TEETH = meant('teeth', 'specialty', 'Dentistry');

const offer = (meanings: SearchMeaning[], chosen: Partial<typeof NO_FILTERS> = {}) => {
  const found = filtersInWords({ ...NO_FILTERS, ...chosen, text: 'typed' }, meanings);
  return found && { petTypes: found.petTypes, city: found.city, text: found.text };
};

describe('words that mean a city or an animal', () => {
  it('are offered as filters, and the others stay words', () => {
    expect(offer([RABBIT])).toEqual({ petTypes: ['Rabbits'], city: null, text: '' });
    expect(offer([TEETH, RABBIT, CRACOW, meant('anna', null, null)])).toEqual({
      petTypes: ['Rabbits'],
      city: 'Kraków',
      text: 'teeth anna',
    });
  });

  it('are an animal rather than a specialty', () => {
    const exotic = [meant('exotic', 'pet_type', 'Exotic pets'), meant('exotic', 'specialty', 'Exotic Animals')];
    expect(offer(exotic)).toEqual({ petTypes: ['Exotic pets'], city: null, text: '' });
  });

  it.each([[[]], [[TEETH]], [[meant('other', 'pet_type', 'Other')]], [[meant('anna', null, null)]]])(
    'are not among %j',
    (meanings) => expect(offer(meanings)).toBeNull(),
  );

  it('add to what was chosen, and offer nothing that is', () => {
    expect(offer([RABBIT], { petTypes: ['Dogs'], city: 'Gdynia' })).toEqual({
      petTypes: ['Dogs', 'Rabbits'],
      city: 'Gdynia',
      text: '',
    });
    expect(offer([RABBIT], { petTypes: ['Rabbits'] })).toBeNull();
    expect(offer([CRACOW], { city: 'Kraków' })).toBeNull();
    expect(offer([CRACOW], { city: 'Gdynia' })?.city).toBe('Kraków');
  });

  it('put a city in the place of an area, and leave the area to an animal', () => {
    const filters = { ...NO_FILTERS, area: { west: 18, south: 54, east: 19, north: 55 } };
    expect(filtersInWords(filters, [CRACOW])?.area).toBeNull();
    expect(filtersInWords(filters, [RABBIT])?.area).toEqual(filters.area);
  });
});

describe('words of where and whom', () => {
  const [within, town] = [meant('within 10 km of', 'distance', '10'), meant('wieliczka', 'town', 'Wieliczka')];
  const near = meant('near me', 'near', 'Near me');
  const found = (meanings: SearchMeaning[], chosen: Partial<typeof NO_FILTERS> = {}) => {
    const read = filtersInWords({ ...NO_FILTERS, ...chosen }, meanings);
    return read && { city: read.city, withinKm: read.withinKm, text: read.text, said: describeOffer(read) };
  };

  it('are a city or town with a distance, or a distance from the visitor', () => {
    const around = { city: 'Wieliczka', withinKm: 10, text: '', said: 'vets within 10 km of Wieliczka' };
    expect(found([within, town])).toEqual(around);
    expect(found([within, CRACOW])).toMatchObject({ city: 'Kraków', withinKm: 10 });
    expect(found([near])).toEqual({ city: null, withinKm: 20, text: '', said: 'vets within 20 km of you' });
    expect(found([near, within], { city: 'Gdynia' })).toMatchObject({ city: null, withinKm: 10 });
  });

  it('count from the chosen city, and leave a town alone to the words', () => {
    expect(found([within], { city: 'Gdynia' })).toMatchObject({ city: 'Gdynia', withinKm: 10 });
    expect(found([near, CRACOW])).toMatchObject({ city: 'Kraków', withinKm: null });
    expect(found([near, town, RABBIT])).toMatchObject({ city: null, withinKm: null, text: 'wieliczka' });
    expect(found([within, town], { city: 'Wieliczka', withinKm: 10 })).toBeNull();
  });

  it('are a language', () => {
    const spoken = meant('po angielsku', 'language', 'English');
    const read = filtersInWords(NO_FILTERS, [spoken, RABBIT]);
    expect(read).toMatchObject({ languages: ['en'], text: '' });
    expect(read && describeOffer(read)).toBe('vets who treat rabbits and speak English');
    expect(read && filtersInWords(read, [spoken])).toBeNull();
  });
});

describe('words of time and price', () => {
  it('are filters, too', () => {
    const found = filtersInWords(NO_FILTERS, [RABBIT, AFTERNOON, PRICE, TEETH]);
    expect(found).toEqual({
      ...NO_FILTERS,
      petTypes: ['Rabbits'],
      availabilities: ['tomorrow afternoon'],
      maxPrice: 120,
      text: 'teeth',
    });
    expect(found && filtersInWords(found, [AFTERNOON, PRICE])).toBeNull();
  });

  it('of several days are any of them', () => {
    const found = filtersInWords(NO_FILTERS, [meant('sobota niedziela', 'when', 'saturday,sunday')]);
    expect(found?.availabilities).toEqual(['saturday', 'sunday']);
  });
});

it('says how many state no price', () => {
  expect(withoutPrice(120, { total: 12, without_price: 2 })).toEqual(['Up to 120 zł: 12 vets, and 2 without a price.']);
  expect(withoutPrice(120, { total: 1, without_price: 0 })).toEqual([]);
  expect(withoutPrice(null, { total: 1, without_price: undefined })).toEqual([]);
});

it('says which words were put right', () => {
  expect(notesInWords([RABBIT], 3)).toEqual([]);
  expect(notesInWords([meant('rabit', 'pet_type', 'Rabbits', true), TEETH], 3)).toEqual([
    'Showing results for “rabbits” instead of “rabit”.',
  ]);
});

it('says of a day that nobody can be found on why, and offers no such filter', () => {
  const [over, later, never] = [
    meant('5 stycznia 2020', 'when', '2020-01-05'),
    meant('5 marca 2099', 'when', '2099-03-05 morning'),
    meant('30 lutego', 'when', '2027-02-30'),
  ].map((one) => ({ ...one, missing: true }));
  const notes = (one: SearchMeaning | undefined) => notesInWords(one ? [one, RABBIT] : [], 3);
  expect(notes(over)).toEqual(['Sun, Jan 5 is over.', 'These match the other words.']);
  expect(notes(later)[0]).toMatch(/^Free times are known until .+, and not yet for .*March 5, 2099\.$/);
  expect(notes(never)[0]).toBe('“30 lutego” is not a date in the calendar.');
  expect(never && filtersInWords(NO_FILTERS, [{ ...never, missing: false }])).toBeNull();
});

it('says what nobody has, which is no filter to offer', () => {
  const missing = [{ ...CRACOW, missing: true }, { ...meant('xyz', null, null), missing: true }, RABBIT];
  const sentence = 'No vet here matches “krakowie” and “xyz”.';
  expect(notesInWords(missing, 3)).toEqual([sentence, 'These match the other words.']);
  expect(notesInWords(missing.slice(0, 2), 3)).toEqual([sentence, 'Showing all vets instead.']);
  expect(notesInWords(missing, 0)).toEqual([sentence]);
  expect(offer(missing)).toEqual({ petTypes: ['Rabbits'], city: null, text: '' });
});

it('says where nobody works', () => {
  expect(notesInWords([meant('sopocie', 'town', 'Sopot')], 3)).toEqual([
    'No vet works in Sopot yet. These are the nearest.',
  ]);
});

it('says what it offers', () => {
  expect(describeOffer({ ...NO_FILTERS, petTypes: ['Rabbits'], city: 'Kraków', text: 'teeth' })).toBe(
    'vets in Kraków who treat rabbits matching "teeth"',
  );
  expect(describeOffer({ ...NO_FILTERS, petTypes: ['Dogs', 'Cats'] })).toBe('vets who treat dogs or cats');
  expect(
    describeOffer({
      ...NO_FILTERS,
      petTypes: ['Rabbits'],
      availabilities: ['tomorrow afternoon'],
      maxPrice: 120,
      text: 'Anna',
    }),
  ).toBe('vets who treat rabbits, free tomorrow afternoon, up to 120 zł, matching "Anna"');
  expect(describeOffer({ ...NO_FILTERS, availabilities: ['tomorrow'] })).toBe('vets free tomorrow');
  expect(describeOffer({ ...NO_FILTERS, maxPrice: 120 })).toBe('vets up to 120 zł');
  expect(describeOffer({ ...NO_FILTERS, maxPrice: 120, city: 'Łódź' })).toBe('vets in Łódź, up to 120 zł');
});
