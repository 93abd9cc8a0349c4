import { faker } from '@faker-js/faker/locale/pl';
import { foldPolish } from '../../src/vocabulary/cities.ts';
import type { Random } from './random.ts';

/**
 * Common first names: the library's list is the church calendar's, and few people are called Ansgary. Family names are the
 * library's; any likeness to living people is chance.
 */
const FIRST_NAMES = {
  female: [
    ...(['Anna', 'Katarzyna', 'Maria', 'Małgorzata', 'Agnieszka', 'Barbara', 'Ewa', 'Magdalena', 'Elżbieta'] as const),
    ...([
      'Joanna',
      'Aleksandra',
      'Zofia',
      'Monika',
      'Natalia',
      'Karolina',
      'Marta',
      'Julia',
      'Beata',
      'Dorota',
    ] as const),
    ...(['Justyna', 'Weronika', 'Sylwia', 'Paulina', 'Hanna', 'Kinga', 'Alicja', 'Iwona', 'Helena', 'Oliwia'] as const),
  ],
  male: [
    ...(['Piotr', 'Krzysztof', 'Andrzej', 'Tomasz', 'Jan', 'Paweł', 'Michał', 'Marcin', 'Stanisław', 'Jakub'] as const),
    ...([
      'Adam',
      'Marek',
      'Łukasz',
      'Grzegorz',
      'Mateusz',
      'Wojciech',
      'Mariusz',
      'Dariusz',
      'Maciej',
      'Rafał',
    ] as const),
    ...(['Kamil', 'Robert', 'Kacper', 'Szymon', 'Bartosz', 'Hubert', 'Filip', 'Konrad', 'Igor', 'Leszek'] as const),
  ],
} as const;

export type Sex = keyof typeof FIRST_NAMES;

/** Readers of these think of somebody: nobody in the demo bears the name. */
const WELL_KNOWN = ['Duda', 'Komorowski', 'Kaczyński', 'Kwaśniewski', 'Lewandowski', 'Nawrocki', 'Tusk', 'Wałęsa'];

/** Gives full names, none of them twice; the same ones for the same seed. */
export function createNames(seed: number, random: Random): (sex: Sex) => string {
  faker.seed(seed);
  const given = new Set<string>();
  return (sex) => {
    let family: string;
    let name: string;
    do {
      family = faker.person.lastName();
      name = `${random.pick(FIRST_NAMES[sex])} ${sex === 'female' ? feminine(family) : family}`;
    } while (given.has(name) || WELL_KNOWN.includes(family));
    given.add(name);
    return name;
  };
}

/** 'Skibiński' → 'Skibińska', 'Cichy' → 'Cicha': the library knows one form of a name. */
function feminine(family: string): string {
  return family.replace(/(?<=[csz]k)i$|y$/, 'a');
}

/** 'Łucja Żak' → 'lucja-zak'. */
export function slug(text: string): string {
  return foldPolish(text)
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
}
