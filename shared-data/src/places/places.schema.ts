import * as z from 'zod/mini';
import { nullableText, numeric } from '../boundary/index.ts';
import { type WorkingHours, workingHoursRows } from '../schedule/index.ts';

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Where and when a vet sees animals. */
export interface Place {
  veterinarianId: string;
  phone: string | null;
  /** Null until the vet's address has been located. */
  position: Position | null;
  workingHours: WorkingHours[];
}

const placeRow = z.object({
  id: z.string(),
  phone: nullableText,
  latitude: z.nullish(numeric),
  longitude: z.nullish(numeric),
  working_hours: z._default(workingHoursRows, []),
});

export const placeRows = z.array(z.pipe(placeRow, z.transform(toPlace)));

function toPlace({ id, phone, latitude, longitude, working_hours }: z.infer<typeof placeRow>): Place {
  const located = latitude !== null && latitude !== undefined && longitude !== null && longitude !== undefined;
  return { veterinarianId: id, phone, position: located ? { latitude, longitude } : null, workingHours: working_hours };
}
