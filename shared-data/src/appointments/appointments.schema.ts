import * as z from 'zod/mini';
import {
  calendarDate,
  nullableText,
  numeric,
  type PlainFeatures,
  plainFeatures,
  timestamp,
  wallTime,
} from '../boundary/index.ts';
import { type TextsIn, textsIn } from '../own-texts/own-text.ts';
import { type Symptoms, symptomColumns, toSymptoms } from '../symptoms/symptoms.schema.ts';
import type { VisitType } from '../visit-types/visit-type.ts';
import type { AppointmentStatus } from '../vocabulary/index.ts';

export interface RescheduleRequest {
  id: string;
  /** 'YYYY-MM-DD'. */
  proposedDate: string;
  /** 'HH:MM'. */
  proposedTime: string;
  status: 'pending' | 'accepted' | 'declined' | 'withdrawn';
  message: string | null;
  /** The side that asks; the other one answers. */
  proposedBy: 'owner' | 'veterinarian';
}

/** Who is visited, and where: what an owner's ticket shows of the profile. */
export interface VisitedVeterinarian {
  id: string;
  fullName: string | null;
  city: string | null;
  specialty?: string | null;
  clinicName?: string | null;
  /** Street and number. */
  address?: string | null;
  phone?: string | null;
  imageUrl?: string | null;
  /** The features of the drawing that the vet chose, as stored. */
  portrait?: PlainFeatures;
  /** Whether clients move their visits themselves: `mayMoveNow`. */
  clientsMayMove?: boolean;
}

/** The kind of a visit as it was when it was booked. */
export interface BookedType {
  /** Null once the vet has removed it. */
  id: string | null;
  name: string;
  /** Its name in other languages. */
  nameIn?: TextsIn;
  /** Whole PLN; null where the vet stated none. */
  price: { from: number; to: number } | null;
}

export interface Appointment {
  id: string;
  veterinarianId: string;
  /** Null for a client without an account: a guest, or who telephoned. */
  clientId: string | null;
  /** Missing: an owner. */
  bookedBy?: 'owner' | 'guest' | 'vet';
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', 24 hours, Warsaw. */
  time: string;
  /** Minutes. */
  duration: number;
  /** Null for a consultation that is no type of the vet's. */
  type?: BookedType | null;
  /** Any text, as the server may know statuses that this release does not. */
  status: AppointmentStatus | (string & {});
  petName: string;
  petType: string;
  /** Which of the owner's pets it is for; null for none of them. */
  petId?: string | null;
  reason: string;
  location: string;
  /** Missing in the vet's own list. */
  veterinarian?: VisitedVeterinarian;
  /** Missing in the owner's own list. The name of a guest ends with ' (guest)'. `phone` is an account's as long as a visit is to come. */
  client?: { fullName: string | null; email: string | null; phone?: string | null };
  /** The request that still waits for an answer. */
  rescheduleRequest: RescheduleRequest | null;
  /** Why the vet asks the client to choose another time, '' without a word; null or missing where nobody is asked. */
  moveWish?: string | null;
  /** What the vet wrote about the visit. */
  visitNote: string | null;
  /** The day from which the vet asks to come again, 'YYYY-MM-DD'; null for no follow-up. */
  followUpOn?: string | null;
  /** What the owner said and showed beforehand. */
  symptoms?: Symptoms;
  reviewed: boolean;
  /** Why the visit was cancelled, as `cancelledBy` wrote it. */
  cancelReason: string | null;
  /** Null also for visits that were cancelled before this was asked. */
  cancelledBy: 'owner' | 'veterinarian' | null;
  /** ISO moments. */
  createdAt?: string | null;
  updatedAt?: string | null;
}

const rescheduleRow = z.object({
  id: z.string(),
  proposed_date: calendarDate,
  proposed_time: wallTime,
  status: z.enum(['pending', 'accepted', 'declined', 'withdrawn']),
  message: nullableText,
  proposed_by: z.nullish(z.enum(['owner', 'veterinarian'])),
});

/** The columns of a profile that an owner's ticket shows. */
export const veterinarianRow = z.object({
  id: z.string(),
  full_name: nullableText,
  city: nullableText,
  specialty: nullableText,
  clinic_name: nullableText,
  address: nullableText,
  phone: nullableText,
  profile_image_url: nullableText,
  portrait: z.optional(plainFeatures),
  clients_may_move: z.nullish(z.boolean()),
});

/** The columns of a kind of visit, of whichever table. */
export const bookedTypeColumns = {
  visit_type_id: nullableText,
  visit_type: nullableText,
  price_from: z.nullish(numeric),
  price_to: z.nullish(numeric),
  visit_type_in: textsIn,
};

export function toBookedType(row: z.infer<z.ZodMiniObject<typeof bookedTypeColumns>>): BookedType | null {
  if (row.visit_type === null) return null;
  const from = row.price_from ?? null;
  return {
    id: row.visit_type_id,
    name: row.visit_type,
    nameIn: row.visit_type_in,
    price: from === null ? null : { from, to: row.price_to ?? from },
  };
}

const appointmentRow = z.object({
  id: z.string(),
  veterinarian_id: z.string(),
  client_id: nullableText,
  booked_by: z.nullish(z.enum(['owner', 'guest', 'vet'])),
  client_name: nullableText,
  client_phone: nullableText,
  move_wish: nullableText,
  appointment_date: calendarDate,
  appointment_time: wallTime,
  duration_minutes: z.nullish(numeric),
  ...bookedTypeColumns,
  status: z.string(),
  pet_name: nullableText,
  pet_type: nullableText,
  pet_id: nullableText,
  reason_for_visit: nullableText,
  location: nullableText,
  visit_note: nullableText,
  follow_up_on: z.nullish(calendarDate),
  cancel_reason: nullableText,
  cancelled_by: z.nullish(z.enum(['owner', 'veterinarian'])),
  // Row-level security may hide the joined row: null then.
  veterinarian: z.nullish(veterinarianRow),
  client: z.nullish(
    z.object({
      full_name: nullableText,
      email: nullableText,
      owner_phones: z.nullish(z.object({ phone: z.string() })),
    }),
  ),
  reschedule_requests: z.nullish(z.array(rescheduleRow)),
  ...symptomColumns,
  created_at: z.nullish(timestamp),
  updated_at: z.nullish(timestamp),
  reviews: z.nullish(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
});

export function toVeterinarian(row: z.infer<typeof veterinarianRow>): VisitedVeterinarian {
  return {
    id: row.id,
    fullName: row.full_name,
    city: row.city,
    specialty: row.specialty,
    clinicName: row.clinic_name,
    address: row.address,
    phone: row.phone,
    imageUrl: row.profile_image_url,
    portrait: row.portrait ?? null,
    clientsMayMove: row.clients_may_move ?? false,
  };
}

function toClient({ client_id, client, client_name, client_phone, booked_by }: z.infer<typeof appointmentRow>) {
  if (client_id !== null)
    return client && { fullName: client.full_name, email: client.email, phone: client.owner_phones?.phone ?? null };
  const fullName = booked_by === 'guest' ? `${client_name} (guest)` : client_name;
  return { fullName, email: null, phone: client_phone };
}

function toAppointment(row: z.infer<typeof appointmentRow>): Appointment {
  const client = toClient(row);
  const pending = row.reschedule_requests?.find(({ status }) => status === 'pending');
  return {
    id: row.id,
    veterinarianId: row.veterinarian_id,
    clientId: row.client_id,
    bookedBy: row.booked_by ?? 'owner',
    date: row.appointment_date,
    time: row.appointment_time,
    duration: row.duration_minutes ?? 30,
    type: toBookedType(row),
    status: row.status,
    petName: row.pet_name ?? '',
    petType: row.pet_type ?? '',
    petId: row.pet_id,
    reason: row.reason_for_visit ?? '',
    location: row.location ?? '',
    moveWish: row.move_wish,
    ...(row.veterinarian && { veterinarian: toVeterinarian(row.veterinarian) }),
    ...(client && { client }),
    rescheduleRequest: pending
      ? {
          id: pending.id,
          proposedDate: pending.proposed_date,
          proposedTime: pending.proposed_time,
          status: pending.status,
          message: pending.message,
          proposedBy: pending.proposed_by ?? 'owner',
        }
      : null,
    visitNote: row.visit_note,
    followUpOn: row.follow_up_on ?? null,
    symptoms: toSymptoms(row),
    reviewed: Array.isArray(row.reviews) ? row.reviews.length > 0 : Boolean(row.reviews),
    cancelReason: row.cancel_reason,
    cancelledBy: row.cancelled_by ?? null,
    createdAt: row.created_at ?? null,
    updatedAt: row.updated_at ?? null,
  };
}

/** A stored visit. */
export const appointment = z.pipe(appointmentRow, z.transform(toAppointment));
export const appointmentRows = z.array(appointment);

/** What a booking writes. */
export interface Booking {
  veterinarianId: string;
  /** 'YYYY-MM-DD', Warsaw. */
  date: string;
  /** 'HH:MM', 24 hours, Warsaw. */
  time: string;
  /** Missing for a pet that is only named. */
  petId?: string | undefined;
  petName: string;
  petType: string;
  reason: string;
  /** Missing for a consultation of half an hour. */
  visitType?: Pick<VisitType, 'id' | 'minutes'> | undefined;
}
