import type { CalendarDate } from '@internationalized/date';
import { workday } from './calendar.ts';
import { seedId } from './random.ts';
import type { Review, Visit } from './visits.ts';

const OWNER = seedId('owner', 1);
const VET = seedId('veterinarian', 1);
const VET_2 = seedId('veterinarian', 2);

/** owner@veto.example has a dog with a full record and a cat with a short one. */
export function demoPets(today: CalendarDate) {
  const dog = {
    id: seedId('pet', 1),
    owner_id: OWNER,
    name: 'Burek',
    type: 'Dog',
    breed: 'Labrador Retriever',
    age: '4 years, 2 months',
    gender: 'Neutered Male',
    weight: 31.5,
    color: 'Golden',
    microchip_number: '616093900123456',
    medical_history: 'Sprained front leg in spring, healed without surgery.',
    allergies: 'Chicken protein',
    medications: null as string | null,
    vaccination_records: 'Rabies and DHPP, renewed every year.',
    last_visit_date: today.subtract({ days: 20 }).toString() as string | null,
    last_visit_reason: 'Annual vaccination' as string | null,
  };
  const cat = {
    ...dog,
    id: seedId('pet', 2),
    name: 'Mruczka',
    type: 'Cat',
    breed: 'European Shorthair',
    age: '2 years',
    gender: 'Spayed Female',
    weight: 4.2,
    color: 'Grey tabby',
    microchip_number: null,
    medical_history: null,
    allergies: null,
    vaccination_records: 'Feline core vaccines up to date.',
    last_visit_date: null,
    last_visit_reason: null,
  };
  return [dog, cat];
}

const BUREK = { client_id: OWNER, pet_name: 'Burek', pet_type: 'dog', visit_note: null };
const MRUCZKA = { client_id: OWNER, pet_name: 'Mruczka', pet_type: 'cat', visit_note: null };

/** Two visits to come, one reviewed, one that waits for its review, one cancelled. */
export function demoVisits(today: CalendarDate): Visit[] {
  return [
    {
      ...BUREK,
      id: seedId('appointment', 1),
      veterinarian_id: VET,
      appointment_date: workday(today, 2),
      appointment_time: '10:00',
      reason_for_visit: 'Check of the front leg before the hiking season',
      status: 'upcoming',
    },
    {
      ...MRUCZKA,
      id: seedId('appointment', 2),
      veterinarian_id: VET_2,
      appointment_date: workday(today, 6),
      appointment_time: '13:30',
      reason_for_visit: 'A small lump behind the ear',
      status: 'upcoming',
    },
    {
      ...BUREK,
      id: seedId('appointment', 3),
      veterinarian_id: VET,
      appointment_date: today.subtract({ days: 20 }).toString(),
      appointment_time: '08:00',
      reason_for_visit: 'Annual vaccination',
      status: 'completed',
      visit_note: 'Vaccinated against rabies and DHPP. Heart, lungs and joints without findings. See you in a year.',
    },
    {
      ...MRUCZKA,
      id: seedId('appointment', 4),
      veterinarian_id: VET_2,
      appointment_date: today.subtract({ days: 6 }).toString(),
      appointment_time: '08:00',
      reason_for_visit: 'Stitches out after spaying',
      status: 'completed',
    },
    {
      ...MRUCZKA,
      id: seedId('appointment', 5),
      veterinarian_id: seedId('veterinarian', 4),
      appointment_date: today.subtract({ days: 12 }).toString(),
      appointment_time: '08:00',
      reason_for_visit: 'Teeth check',
      status: 'cancelled',
    },
  ];
}

export function demoReview(today: CalendarDate): Review {
  return {
    appointment_id: seedId('appointment', 3),
    rating: 5,
    comment: 'Burek hardly noticed the needle. We got clear advice on food and a plan for the whole year.',
    answer: 'Thank you! Greetings to Burek.',
    answered_at: `${today.subtract({ days: 18 })}T09:00:00Z`,
    created_at: `${today.subtract({ days: 19 })}T18:00:00Z`,
  };
}

/** What vet@veto.example sees beside it: a full morning, and a client who asks for another time. */
export function demoClinicDay(today: CalendarDate) {
  const visit = (number: number, date: string, time: string, pet: string, reason: string): Visit => ({
    id: seedId('appointment', number),
    client_id: seedId('owner', 10 + number),
    veterinarian_id: VET,
    appointment_date: date,
    appointment_time: time,
    pet_name: pet,
    pet_type: 'dog',
    reason_for_visit: reason,
    status: 'upcoming',
    visit_note: null,
  });
  const visits = [
    visit(10, workday(today, 1), '09:00', 'Figa', 'Limping after a long walk'),
    visit(11, workday(today, 1), '09:30', 'Bruno', 'First vaccination'),
    visit(12, workday(today, 1), '11:30', 'Nala', 'Itchy skin and ears'),
    visit(13, workday(today, 3), '14:00', 'Azor', 'Annual check-up'),
  ];
  return { visits, request: { appointment: seedId('appointment', 12), date: workday(today, 4), time: '12:00' } };
}
