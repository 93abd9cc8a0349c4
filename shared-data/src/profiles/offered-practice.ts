import * as z from 'zod/mini';

/** What a vet's practice offers, as owners search by it. */
export interface OfferedPractice {
  /** In the directory's words: 'Dogs', 'Small mammals'. */
  petTypes: string[];
  /** ISO 639-1 codes; `languageLabel()` gives the words. */
  languages: string[];
  homeVisits: boolean;
  catOnlyWaitingRoom: boolean;
}

/** Its columns in a profile. */
export const practiceColumns = {
  pet_types: z.nullish(z.array(z.string())),
  languages: z.nullish(z.array(z.string())),
  home_visits: z.nullish(z.boolean()),
  cat_only_waiting_room: z.nullish(z.boolean()),
};
type Stored = { [Column in keyof typeof practiceColumns]?: z.infer<(typeof practiceColumns)[Column]> };

/** Of a row with these columns; nothing where it is silent. */
export const toPractice = (stored: Stored): OfferedPractice => ({
  petTypes: stored.pet_types ?? [],
  languages: stored.languages ?? [],
  homeVisits: stored.home_visits ?? false,
  catOnlyWaitingRoom: stored.cat_only_waiting_room ?? false,
});

/** As columns. */
export const fromPractice = (offered: OfferedPractice) => ({
  pet_types: offered.petTypes,
  languages: offered.languages,
  home_visits: offered.homeVisits,
  cat_only_waiting_room: offered.catOnlyWaitingRoom,
});
