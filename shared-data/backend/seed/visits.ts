import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import type { Row } from '../../src/database/index.ts';
import { vaccinesFor } from '../../src/health/vaccines.ts';
import { ANIMALS } from './animals.ts';
import type { Complaint } from './complaint.ts';
import { dayNumber, later } from './diary.ts';
import { type Pet, weightOn } from './households.ts';
import { type Random, seedId } from './random.ts';
import type { SeedVeterinarian } from './veterinarians.ts';

/** What a veterinarian wrote when a visit was over: its note and the entries of the record are made of this. */
export interface Report {
  summary: string;
  treatment: string | null;
  medicines: { name: string; dose: string; ends_on: string }[];
  vaccinations: { product: string; vaccine: string | null; lot_number: string; next_due_on: string }[];
  kilograms: number | null;
  follow_up_on: string | null;
}

export type VisitRow = Pick<
  Row<'appointments'>,
  | 'id'
  | 'veterinarian_id'
  | 'appointment_date'
  | 'appointment_time'
  | 'pet_id'
  | 'pet_name'
  | 'pet_type'
  | 'reason_for_visit'
  | 'status'
  | 'cancel_reason'
  | 'cancelled_by'
  | 'created_at'
> & { client_id: string };

export interface Visit {
  row: VisitRow;
  date: CalendarDate;
  pet: Pet;
  complaint: Complaint;
  /** Null until it is over, and for the few of which nothing was written. */
  report: Report | null;
}

/** What is known when a visit is entered; `at` is a free time of the veterinarian's diary. */
export interface Booking {
  veterinarian: SeedVeterinarian;
  pet: Pet;
  complaint: Complaint;
  date: CalendarDate;
  at: string;
  isCancelled?: boolean;
  /** Marked complete without a word. */
  isUnnoted?: boolean;
}

/** What visits are made from, and those that there are so far: their number is the next one's id. */
export interface Moment {
  now: Date;
  /** The same by the clocks of Warsaw. */
  wallClock: CalendarDateTime;
  random: Random;
  visits: Visit[];
}

const CANCELLED: Record<'owner' | 'veterinarian', readonly [string, ...string[]]> = {
  owner: [
    'We are ill ourselves, sorry.',
    'Something came up at work.',
    'It has got better by itself.',
    'Our train back is late, we will book again.',
  ],
  veterinarian: ['An emergency operation, please choose another time.', 'I am ill today, I am very sorry.', 'No-show'],
};

/** Enters a visit: completed once it is over, upcoming until then. */
export function enterVisit({ now, wallClock, random, visits }: Moment, booking: Booking): Visit {
  const { veterinarian, pet, complaint, date, at } = booking;
  const isOver = `${date}T${later(at, 30)}` <= wallClock.toString().slice(0, 16);
  const turn = random.between(0, complaint.reasons.length - 1);
  const status = booking.isCancelled ? 'cancelled' : isOver ? 'completed' : 'upcoming';
  const side = isOver && random.chance(40) ? 'veterinarian' : 'owner';
  const visit: Visit = {
    row: {
      id: seedId('appointment', visits.length + 1),
      client_id: pet.ownerId,
      veterinarian_id: veterinarian.id,
      appointment_date: date.toString(),
      appointment_time: at,
      pet_id: pet.id,
      pet_name: pet.name,
      pet_type: ANIMALS[pet.animal].type.toLowerCase(),
      reason_for_visit: complaint.reasons[turn] ?? complaint.reasons[0],
      status,
      cancel_reason: status === 'cancelled' ? random.pick(CANCELLED[side]) : null,
      cancelled_by: status === 'cancelled' ? side : null,
      // What is still to come is as if booked just now: nobody gets a reminder of a past that was not.
      created_at: isOver ? `${date.subtract({ days: random.between(2, 20) })}T16:20:00Z` : now.toISOString(),
    },
    date,
    pet,
    complaint,
    report: status === 'completed' && !booking.isUnnoted ? reportOf(booking, turn, random) : null,
  };
  pet.seenOn.push(dayNumber(date));
  if (complaint.vaccines && status !== 'cancelled') pet.isVaccinated = true;
  visits.push(visit);
  return visit;
}

/** `{pet}` in a text becomes its name. */
export function about(pet: Pet, text: string): string {
  return text.replaceAll('{pet}', pet.name);
}

function reportOf({ pet, complaint, date }: Booking, turn: number, random: Random): Report {
  const { findings, treatment, medicine, vaccines, again } = complaint;
  const weighed = weightOn(pet, date, random);
  const isWeighed = pet.animal !== 'fish' && (Boolean(medicine?.perKilogram ?? vaccines) || random.chance(60));
  const inDays = (days: number) => date.add({ days }).toString();
  return {
    summary: about(pet, findings[turn] ?? findings[0]),
    treatment: treatment ?? null,
    medicines: medicine
      ? [
          {
            name: medicine.name,
            dose: medicine.dose.replace('{dose}', doseOf(weighed * (medicine.perKilogram ?? 0))),
            ends_on: inDays(medicine.days - 1),
          },
        ]
      : [],
    vaccinations: (vaccines?.[pet.animal] ?? []).map(({ product, days }) => ({
      product,
      vaccine: vaccinesFor(pet.animal).find(({ products }) => products.includes(product))?.name ?? null,
      lot_number: `${product.split(' ').at(-1)?.at(0)}${date.month + 10}${date.year % 100}A`,
      next_due_on: inDays(days),
    })),
    kilograms: isWeighed ? weighed : null,
    follow_up_on: again ? inDays(7 * again.weeks) : null,
  };
}

/** Whole numbers from ten on, else tenths: as measured with a syringe or a scored tablet. */
function doseOf(amount: number): string {
  return amount >= 10 ? String(Math.round(amount)) : String(Math.max(0.1, Number(amount.toFixed(1))));
}
