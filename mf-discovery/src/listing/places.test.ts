import { expect, it } from 'vitest';
import { groupByPlace } from './places.ts';

const vet = (id: string, city: string, location: string) => ({ id, name: `Vet ${id}`, city, location, address: null });

it('puts veterinarians of one clinic together and orders cities as Poles do', () => {
  const grouped = groupByPlace([
    vet('1', 'Łódź', 'Pod Lipami'),
    vet('2', 'Lublin', 'Arka'),
    vet('3', 'Łódź', 'Centrum'),
    vet('4', 'Łódź', 'Pod Lipami'),
    vet('5', 'Warszawa', 'Arka'),
  ]);
  expect(grouped.map((entry) => entry.city)).toEqual(['Lublin', 'Łódź', 'Warszawa']);
  expect(grouped[1]?.places.map((place) => [place.name, place.veterinarians.map((one) => one.id)])).toEqual([
    ['Centrum', ['3']],
    ['Pod Lipami', ['1', '4']],
  ]);
});

it('has nothing to show for nobody', () => {
  expect(groupByPlace([])).toEqual([]);
});
