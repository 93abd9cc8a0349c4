import * as z from 'zod/mini';
import { numeric } from '../boundary/index.ts';
import type { FilterOptionCounts } from './count-filter-options.ts';

// Whom nobody matches has no group at all.
const byOption = z.pipe(
  z.nullish(z.record(z.string(), numeric)),
  z.transform((counts) => counts ?? {}),
);

export const countsSchema = z.pipe(
  z.object({
    specialties: byOption,
    pet_types: byOption,
    availabilities: byOption,
    languages: byOption,
    home_visits: numeric,
    cat_only_waiting_room: numeric,
  }),
  z.transform(
    ({ pet_types, home_visits, cat_only_waiting_room, ...groups }): FilterOptionCounts => ({
      ...groups,
      petTypes: pet_types,
      homeVisits: home_visits,
      catOnlyWaitingRoom: cat_only_waiting_room,
    }),
  ),
);
