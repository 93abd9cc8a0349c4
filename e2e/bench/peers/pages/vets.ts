export interface Vet {
  id: number;
  name: string;
  city: string;
  specialty: string;
  /** In złoty. */
  price: number;
  about: string;
}

export const CITIES = ['Warszawa', 'Kraków', 'Wrocław', 'Gdańsk', 'Poznań'] as const;
export const SPECIALTIES = ['Surgery', 'Dermatology', 'Cardiology', 'Dentistry', 'Exotic animals', 'General'] as const;

const FIRST = ['Anna', 'Piotr', 'Maria', 'Tomasz', 'Ewa', 'Jan', 'Zofia', 'Adam', 'Julia', 'Marek'];
const LAST = ['Nowak', 'Wójcik', 'Kowalczyk', 'Zieliński', 'Lewandowska', 'Mazur'];
const ABOUT = [
  'Sees dogs and cats by appointment, explains each finding, and writes down what to watch for at home.',
  'Keeps an hour each morning for animals that cannot wait, and calls back the same day with results.',
  'Works with two nurses and an X-ray on site; larger operations are planned together with the owner.',
];

/** The item of a list that belongs to a number, round and round. */
function nth<Item>(list: readonly [Item, ...Item[]] | readonly Item[], number: number): Item {
  return list[number % list.length] as Item;
}

/** Sixty vets, the same in every build. */
export const VETS: readonly Vet[] = Array.from({ length: 60 }, (_, id) => ({
  id,
  name: `Dr. ${nth(FIRST, id)} ${nth(LAST, Math.floor(id / FIRST.length))}`,
  city: nth(CITIES, id * 3 + Math.floor(id / 7)),
  specialty: nth(SPECIALTIES, id),
  price: 120 + ((id * 37) % 18) * 10,
  about: nth(ABOUT, id),
}));
