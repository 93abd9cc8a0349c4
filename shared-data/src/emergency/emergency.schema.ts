import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, numeric, timestamp, wallTime } from '../boundary/index.ts';
import { doctorName } from '../veterinarians/index.ts';

/** Somebody to call for an animal in danger. */
export interface EmergencyContact {
  /** Of the vet, or of the clinic. */
  id: string;
  /** A vet who takes emergencies at this moment, or a clinic that never closes. */
  kind: 'veterinarian' | 'clinic';
  /** The clinic's name; the vet's where it has none. */
  name: string;
  /** 'Dr. Anna Nowak'; null for a clinic, and where it is the name already. */
  doctor: string | null;
  address: string | null;
  city: string | null;
  phone: string;
  /** As the crow flies. */
  distanceKm: number;
  /** False: the address was not located, and the distance is that of its city's centre. */
  isLocated: boolean;
  /** ISO moment; null: at every hour. */
  openUntil: string | null;
  /** On whose word a clinic is listed. */
  source: string | null;
  /** The day on which that was last looked at, 'YYYY-MM-DD'. */
  checkedOn: string | null;
  /** Codes of the animals that a vet treats ('rabbit'); null: nobody knows, as of a clinic. */
  treats: readonly string[] | null;
}

const contactRow = namedRow({
  kind: z.enum(['veterinarian', 'clinic']),
  id: z.string(),
  name: nullableText,
  clinic_name: nullableText,
  address: nullableText,
  city: nullableText,
  phone: z.string(),
  distance_km: numeric,
  is_located: z.boolean(),
  open_until: z.nullish(timestamp),
  source: nullableText,
  checked_on: z.nullish(calendarDate),
  treats: z.nullish(z.array(z.string())),
});

export const contactRows = z.array(z.pipe(contactRow, z.transform(toContact)));

function toContact({ name, clinicName, ...row }: z.infer<typeof contactRow>): EmergencyContact {
  const doctor = row.kind === 'veterinarian' ? doctorName(name) : null;
  return { ...row, name: clinicName ?? doctor ?? '', doctor: clinicName ? doctor : null };
}

export interface EmergencyHours {
  /** ISO weekday on which they begin: 1 is Monday. */
  weekday: number;
  /** 'HH:MM'. */
  startsAt: string;
  /** 'HH:MM'; on the next day where it is not after `startsAt`. */
  endsAt: string;
}

export const emergencyHoursRows = z.array(namedRow({ weekday: z.number(), starts_at: wallTime, ends_at: wallTime }));

/** A clinic that never closes, as administrators keep it. */
export interface EmergencyClinic {
  id: string;
  name: string;
  phone: string;
  address: string;
  city: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** On whose word it is listed. */
  source: string;
  /** 'YYYY-MM-DD': when somebody last made sure of it. */
  checkedOn: string;
}

export const CLINIC_COLUMNS = 'id, name, phone, address, city, latitude, longitude, source, checked_on';

export const clinicRows = z.array(
  namedRow({
    id: z.string(),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    latitude: numeric,
    longitude: numeric,
    source: z.string(),
    checked_on: calendarDate,
  }),
);
