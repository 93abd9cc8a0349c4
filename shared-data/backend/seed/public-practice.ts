import { portraitOf } from './portraits.ts';
import type { Practice } from './practice.ts';

const LANGUAGES = [['pl', 'en'], ['pl'], ['pl', 'en', 'de'], ['pl', 'uk'], ['pl', 'en', 'uk']] as const;

/** What a veterinarian tells everybody beyond who and where. Every demo veterinarian but the newest has filled it in. */
export function publicPracticeOf(number: number, practice: Practice) {
  const seesCats = practice.petTypes.includes('Cats');
  return {
    portrait: portraitOf(number, practice.specialty),
    languages: LANGUAGES[number % LANGUAGES.length],
    home_visits: practice.specialty === 'General Practitioner' && number % 3 !== 0,
    cat_only_waiting_room: seesCats && number % 4 === 1,
  };
}

export interface SeedPrice {
  service: string;
  price_from: number;
  price_to: number;
}

/** What each service costs here in whole zloty: up to a fifth more in a dear practice. */
export function pricesOf(number: number, practice: Practice): SeedPrice[] {
  // One in nine states no prices: rows and filters must do without.
  if (number % 9 === 8) return [];
  const here = (zloty: number) => Math.round((zloty * (1 + (number % 5) / 20)) / 10) * 10;
  return Object.entries(practice.services).map(([service, [from, to]]) => ({
    service,
    price_from: here(from),
    price_to: here(to),
  }));
}
