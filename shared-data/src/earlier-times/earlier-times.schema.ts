import * as z from 'zod/mini';
import {
  type BookedType,
  bookedTypeColumns,
  toBookedType,
  toVeterinarian,
  type VisitedVeterinarian,
  veterinarianRow,
} from '../appointments/appointments.schema.ts';
import { calendarDate, nullableText, numeric, timestamp, wallTime } from '../boundary/index.ts';

/** A time that came free, held for the signed-in owner. */
export interface EarlierOffer {
  id: string;
  /** 'YYYY-MM-DD' and 'HH:MM', Warsaw. */
  date: string;
  time: string;
  /** Until when nobody else gets it, an ISO moment. */
  heldUntil: string;
  /** Minutes. */
  duration: number;
  /** Null for a consultation that is no type of the vet's. */
  type: BookedType | null;
  /** From the practice that was asked; null at that one, and where it is not known. */
  kilometres: number | null;
  /** Null once their profile is gone. */
  veterinarian: VisitedVeterinarian | null;
}

/** What an owner waits for. */
export interface EarlierRequest {
  id: string;
  /** The visit that a taken time moves; null where it books a new one. */
  appointmentId: string | null;
  petName: string;
  petType: string;
  reason: string;
  /** Null once their profile is gone. */
  veterinarian: VisitedVeterinarian | null;
  /** Others of the same specialty, so near; null for this veterinarian only. */
  kilometres: number | null;
  /** 'YYYY-MM-DD', both included. */
  from: string;
  to: string;
  /** What is held for the owner at the moment. */
  offer: EarlierOffer | null;
}

const offerRow = z.object({
  id: z.string(),
  slot_date: calendarDate,
  slot_time: wallTime,
  held_until: timestamp,
  duration_minutes: numeric,
  kilometres: z.nullish(numeric),
  ...bookedTypeColumns,
  veterinarian: z.nullish(veterinarianRow),
});

const requestRow = z.object({
  id: z.string(),
  appointment_id: nullableText,
  pet_name: nullableText,
  pet_type: nullableText,
  reason_for_visit: nullableText,
  kilometres: z.nullish(numeric),
  from_date: calendarDate,
  to_date: calendarDate,
  veterinarian: z.nullish(veterinarianRow),
  slot_offers: z.array(offerRow),
});

function toRequest(row: z.infer<typeof requestRow>): EarlierRequest {
  const [standing] = row.slot_offers;
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    petName: row.pet_name ?? '',
    petType: row.pet_type ?? '',
    reason: row.reason_for_visit ?? '',
    veterinarian: row.veterinarian ? toVeterinarian(row.veterinarian) : null,
    kilometres: row.kilometres ?? null,
    from: row.from_date,
    to: row.to_date,
    offer: standing
      ? {
          id: standing.id,
          date: standing.slot_date,
          time: standing.slot_time,
          heldUntil: standing.held_until,
          duration: standing.duration_minutes,
          type: toBookedType(standing),
          kilometres: standing.kilometres ?? null,
          veterinarian: standing.veterinarian ? toVeterinarian(standing.veterinarian) : null,
        }
      : null,
  };
}

export const earlierRequestRows = z.array(z.pipe(requestRow, z.transform(toRequest)));
