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

/** Each of the practice's services in whole zloty: the first at the practice's fee, the others in steps from it. */
export function pricesOf(number: number, practice: Practice): SeedPrice[] {
  // One in nine states no prices: rows and filters must do without.
  if (number % 9 === 8) return [];
  const dearness = (number % 5) * 10;
  return practice.services.map((service, index) => {
    const from = index === 0 ? practice.fee + dearness : 80 + dearness + ((index * 3) % 5) * 20;
    return { service, price_from: from, price_to: from + (index % 3) * 40 };
  });
}
