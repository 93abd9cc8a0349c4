import * as z from 'zod/mini';
import { namedRow, numeric, orElse } from '../boundary/index.ts';

// Whom nobody matches has no group at all.
const byOption = orElse(z.record(z.string(), numeric), {});

export const countsSchema = namedRow({
  specialties: byOption,
  pet_types: byOption,
  availabilities: byOption,
  languages: byOption,
  home_visits: numeric,
  cat_only_waiting_room: numeric,
});
