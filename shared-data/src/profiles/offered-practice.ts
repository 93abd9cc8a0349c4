import * as z from 'zod/mini';
import { namedRow, orElse } from '../boundary/index.ts';

/** What a vet's practice offers, as owners search by it. */
export interface OfferedPractice {
  /** In the directory's words: 'Dogs', 'Small mammals'. */
  petTypes: string[];
  /** ISO 639-1 codes; `languageLabel()` gives the words. */
  languages: string[];
  homeVisits: boolean;
  catOnlyWaitingRoom: boolean;
}

/** The columns of a profile that hold the practice; nothing where a column is silent. */
export const practiceColumns = {
  pet_types: orElse(z.array(z.string()), []),
  languages: orElse(z.array(z.string()), []),
  home_visits: orElse(z.boolean(), false),
  cat_only_waiting_room: orElse(z.boolean(), false),
};

const practice = namedRow(practiceColumns);

/** The practice in a row with these columns. */
export const toPractice = (stored: object): OfferedPractice => z.parse(practice, stored);

/** The practice as columns. */
export const fromPractice = (offered: OfferedPractice) => ({
  pet_types: offered.petTypes,
  languages: offered.languages,
  home_visits: offered.homeVisits,
  cat_only_waiting_room: offered.catOnlyWaitingRoom,
});
