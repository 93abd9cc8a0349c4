import type { SupabaseClient } from '@supabase/supabase-js';
import { type Account, type Accounts, done, warsawDate } from '../fixtures/accounts.ts';

/** Somebody with a great deal on their pages. */
export interface BusyPerson {
  who: string;
  account: Account;
  /** Where to look, and what is there once the page has its content. */
  pages: { path: string; shows: string | RegExp }[];
}

const PETS = 40;
const VISITS = 300;
const VISITS_OF_A_WEEK = 100;
const KINDS = ['Dog', 'Cat', 'Rabbit', 'Bird'];

const two = (number: number) => String(number).padStart(2, '0');
/** The half hours from eight on. */
const timeOf = (slot: number) => `${two(8 + Math.floor(slot / 2))}:${slot % 2 ? '30' : '00'}`;

/** As many rows at a time as the API takes. */
const AT_ONCE = 100;

async function enter(operator: SupabaseClient, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await done(
      operator
        .from(table)
        .insert(rows.slice(from, from + AT_ONCE))
        .select('id'),
    );
}

/** An owner of 40 pets with 300 visits; a hundred of these, with vaccinations and weights of years, are one pet's. */
export async function busyOwner(accounts: Accounts, operator: SupabaseClient): Promise<BusyPerson> {
  const [account, vet] = await Promise.all([accounts.owner('Olga Zajęta'), accounts.veterinarian({ checked: false })]);
  const rows = Array.from({ length: PETS }, (_, nth) => ({
    owner_id: account.id,
    name: `Zwierzak ${nth + 1}`,
    type: KINDS[nth % KINDS.length],
  }));
  const pets = await done(account.db.from('pets').insert(rows).select('id, name, type'));
  const first = pets[0]?.id;
  const visits = Array.from({ length: VISITS }, (_, nth) => {
    const pet = pets[nth < 100 ? 0 : nth % PETS];
    return {
      veterinarian_id: vet.id,
      client_id: account.id,
      pet_id: pet?.id,
      pet_name: pet?.name,
      pet_type: pet?.type.toLowerCase(),
      appointment_date: warsawDate(nth < 10 ? nth + 1 : 9 - nth),
      appointment_time: timeOf(nth % 20),
      status: nth < 10 ? 'upcoming' : 'completed',
      reason_for_visit: 'Check-up',
      location: 'Clinic Address',
    };
  });
  await enter(operator, 'appointments', visits);
  const given = Array.from({ length: 40 }, (_, nth) => ({
    pet_id: first,
    product: `Nobivac ${nth % 4}`,
    given_on: warsawDate(-90 * nth),
    next_due_on: warsawDate(365 - 90 * nth),
  }));
  await enter(operator, 'vaccinations', given);
  const weights = Array.from({ length: 120 }, (_, nth) => ({
    pet_id: first,
    weighed_on: warsawDate(-14 * nth),
    kilograms: 30 - nth / 20,
  }));
  await enter(operator, 'weights', weights);
  return {
    who: 'owner of 40 pets, 300 visits',
    account,
    pages: [
      { path: '/dashboard', shows: /^Zwierzak 1$/ },
      { path: '/pets', shows: 'Zwierzak 40' },
      { path: `/pets/${first}`, shows: /^Nobivac 0/ },
      { path: `/pets/${first}/passport`, shows: /^Nobivac 0/ },
      { path: '/appointments', shows: 'Check-up' },
    ],
  };
}

/** A veterinarian whom a hundred visits await in the week to come. */
export async function busyVeterinarian(accounts: Accounts, operator: SupabaseClient): Promise<BusyPerson> {
  const [account, client] = await Promise.all([
    accounts.veterinarian({ checked: false }),
    accounts.owner('Olga Nowak'),
  ]);
  const daysToMonday = (8 - new Date(`${warsawDate()}T12:00:00Z`).getUTCDay()) % 7 || 7;
  const visits = Array.from({ length: VISITS_OF_A_WEEK }, (_, nth) => ({
    veterinarian_id: account.id,
    client_id: client.id,
    pet_name: `Pacjent ${nth + 1}`,
    pet_type: 'dog',
    appointment_date: warsawDate(daysToMonday + (nth % 7)),
    appointment_time: timeOf(Math.floor(nth / 7)),
    status: 'upcoming',
    reason_for_visit: 'Check-up',
    location: 'Clinic Address',
  }));
  await enter(operator, 'appointments', visits);
  return {
    who: 'vet, 100 visits in a week',
    account,
    pages: [
      { path: '/dashboard', shows: /today\.$/ },
      { path: '/appointments', shows: 'Pacjent 1' },
      { path: `/for-vets/calendar?week=${warsawDate(daysToMonday)}`, shows: 'Pacjent 1' },
    ],
  };
}
