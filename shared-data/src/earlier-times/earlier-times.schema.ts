import * as z from 'zod/mini';
import {
  type BookedType,
  bookedTypeColumns,
  type VisitedVeterinarian,
  veterinarianRow,
  withBookedType,
} from '../appointments/appointments.schema.ts';
import { calendarDate, namedRow, nullableText, numeric, orElse, timestamp, wallTime } from '../boundary/index.ts';

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

const offerRow = namedRow(
  {
    id: z.string(),
    slot_date: calendarDate,
    slot_time: wallTime,
    held_until: timestamp,
    duration_minutes: numeric,
    kilometres: z.nullish(numeric),
    ...bookedTypeColumns,
    veterinarian: z.nullish(veterinarianRow),
  },
  { slot_date: 'date', slot_time: 'time', duration_minutes: 'duration' },
);

const requestRow = namedRow(
  {
    id: z.string(),
    appointment_id: nullableText,
    pet_name: orElse(z.string(), ''),
    pet_type: orElse(z.string(), ''),
    reason_for_visit: orElse(z.string(), ''),
    kilometres: z.nullish(numeric),
    from_date: calendarDate,
    to_date: calendarDate,
    veterinarian: z.nullish(veterinarianRow),
    slot_offers: z.array(offerRow),
  },
  { reason_for_visit: 'reason', from_date: 'from', to_date: 'to' },
);

function toRequest({ slotOffers: [standing], ...request }: z.infer<typeof requestRow>): EarlierRequest {
  return { ...request, offer: standing ? withBookedType(standing) : null };
}

export const earlierRequestRows = z.array(z.pipe(requestRow, z.transform(toRequest)));
