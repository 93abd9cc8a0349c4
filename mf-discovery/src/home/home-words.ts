import type { SlotFormat } from '@veto/shared-data/calendar';
import type { FilterPetType } from '@veto/shared-data/vocabulary';
import type { Translated } from '@veto/slice-kit/contract';

/** A choice of the bar. */
export interface Wish<Means extends string = string> {
  /** The word that the search on the map reads: it has no filters of its own. */
  value: string;
  label: string;
  /** The same for counting. */
  means: Means;
}

/** How a home page whose search is the map speaks, beside its catalogue. */
export interface HomeWords {
  language: Translated;
  title: string;
  pets: readonly Wish<FilterPetType>[];
  whens: readonly Wish[];
  anyPet: string;
  anyCity: string;
  anyDay: string;
  box: { name: string; empty: string };
  today: string;
  tomorrow: string;
  slots: SlotFormat;
  doctor(name: string): string;
  specialty(stored: string): string;
  /** On a vet's card: 'Wolny termin: jutro 10:30'. */
  freeAt(slot: string): string;
  from(price: number): string;
  toProfile: string;
  /** 'Wolny termin dziś: 4 lekarzy'; of nobody 'Brak wolnych terminów dziś'. */
  freeWhen(when: string, vets: number): string;
  /** 'najbliższy: dziś 15:30'. */
  first(slot: string): string;
}
