import * as z from 'zod/mini';
import {
  calendarDate,
  namedRow,
  nullableText,
  numeric,
  orElse,
  type PlainFeatures,
  plainFeatures,
  timestamp,
  wallTime,
} from '../boundary/index.ts';
import { type TextsIn, textsIn } from '../own-texts/own-text.ts';
import { type Symptoms, symptomColumns } from '../symptoms/symptoms.schema.ts';
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
  /** The pet has died, and its visit stays booked until somebody cancels it. */
  petDied?: boolean;
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

const rescheduleRow = namedRow({
  id: z.string(),
  proposed_date: calendarDate,
  proposed_time: wallTime,
  status: z.enum(['pending', 'accepted', 'declined', 'withdrawn']),
  message: nullableText,
  proposed_by: orElse(z.enum(['owner', 'veterinarian']), 'owner'),
});

/** The columns of a profile that an owner's ticket shows. */
export const veterinarianRow = namedRow(
  {
    id: z.string(),
    full_name: nullableText,
    city: nullableText,
    specialty: nullableText,
    clinic_name: nullableText,
    address: nullableText,
    phone: nullableText,
    profile_image_url: nullableText,
    portrait: z.optional(plainFeatures),
    clients_may_move: orElse(z.boolean(), false),
  },
  { profile_image_url: 'imageUrl' },
);

/** The columns of a kind of visit, of whichever table. */
export const bookedTypeColumns = {
  visit_type_id: nullableText,
  visit_type: nullableText,
  price_from: z.nullish(numeric),
  price_to: z.nullish(numeric),
  visit_type_in: textsIn,
};

const typeOfRow = namedRow(bookedTypeColumns);

/** Takes the kind of visit out of a row with its columns. */
export function withBookedType<Row extends z.infer<typeof typeOfRow>>(row: Row) {
  const { visitTypeId: id, visitType: name, visitTypeIn: nameIn, priceFrom: from, priceTo: to, ...visit } = row;
  const price = from === null ? null : { from, to: to ?? from };
  return { ...visit, type: name === null ? null : ({ id, name, nameIn, price } satisfies BookedType) };
}

const appointmentRow = namedRow(
  {
    id: z.string(),
    veterinarian_id: z.string(),
    client_id: nullableText,
    booked_by: orElse(z.enum(['owner', 'guest', 'vet']), 'owner'),
    client_name: nullableText,
    client_phone: nullableText,
    move_wish: nullableText,
    appointment_date: calendarDate,
    appointment_time: wallTime,
    duration_minutes: orElse(numeric, 30),
    ...bookedTypeColumns,
    status: z.string(),
    pet_name: orElse(z.string(), ''),
    pet_type: orElse(z.string(), ''),
    pet_id: nullableText,
    // Null where the veterinarian must not read the record.
    pet: z.nullish(z.object({ remembered_since: z.nullish(timestamp) })),
    reason_for_visit: orElse(z.string(), ''),
    location: orElse(z.string(), ''),
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
  },
  {
    appointment_date: 'date',
    appointment_time: 'time',
    duration_minutes: 'duration',
    reason_for_visit: 'reason',
  },
);
type AppointmentRow = z.infer<typeof appointmentRow>;

function toClient({ clientId, client, clientName, clientPhone, bookedBy }: AppointmentRow) {
  if (clientId !== null)
    return client && { fullName: client.full_name, email: client.email, phone: client.owner_phones?.phone ?? null };
  const fullName = bookedBy === 'guest' ? `${clientName} (guest)` : clientName;
  return { fullName, email: null, phone: clientPhone };
}

function toAppointment(row: AppointmentRow): Appointment {
  const { clientName, clientPhone, client: _, veterinarian, pet, ...read } = row;
  const { rescheduleRequests, visitAnswers, visitPhotos, reviews, ...visit } = read;
  const client = toClient(row);
  return {
    ...withBookedType(visit),
    ...(veterinarian && { veterinarian }),
    ...(client && { client }),
    ...(pet?.remembered_since && { petDied: true }),
    rescheduleRequest: rescheduleRequests?.find(({ status }) => status === 'pending') ?? null,
    symptoms: { answers: visitAnswers, photos: visitPhotos },
    reviewed: Array.isArray(reviews) ? reviews.length > 0 : Boolean(reviews),
  };
}

export const appointment = z.pipe(appointmentRow, z.transform(toAppointment));
export const appointmentRows = z.array(appointment);

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
