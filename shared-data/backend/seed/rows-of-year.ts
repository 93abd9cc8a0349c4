import type { Account } from './account.ts';
import { ANIMALS } from './animals.ts';
import { ownEntries, WRITTEN_ABOUT } from './demo-owner.ts';
import type { DemoYear } from './demo-year.ts';
import type { Household, Pet } from './households.ts';
import type { SeedVeterinarian } from './veterinarians.ts';
import type { Visit } from './visits.ts';

/** Owners and veterinarians as accounts; the first two of each can be signed in to. */
export function accountsOf({ households, veterinarians }: DemoYear): Account[] {
  const owners = households.map(
    ({ id, email, fullName }, index): Account => ({ id, email, fullName, userType: 'client', open: index < 2 }),
  );
  return [...owners, ...veterinarians];
}

export function petRows({ households, visits }: DemoYear) {
  const last = new Map(visits.filter(({ row }) => row.status === 'completed').map((visit) => [visit.pet.id, visit]));
  const weights = new Map(
    visits.flatMap(({ pet, report }) => (report?.kilograms ? [[pet.id, report.kilograms] as const] : [])),
  );
  return households.flatMap(({ pets }: Household) =>
    pets.map((pet: Pet) => ({
      id: pet.id,
      owner_id: pet.ownerId,
      name: pet.name,
      type: ANIMALS[pet.animal].type,
      breed: pet.breed,
      birthday: pet.born.toString(),
      gender: pet.gender,
      weight: weights.get(pet.id) ?? null,
      color: pet.color,
      microchip_number: pet.microchip,
      ...{ medical_history: null, allergies: null, ...WRITTEN_ABOUT[pet.id] },
      last_visit_date: last.get(pet.id)?.row.appointment_date ?? null,
      last_visit_reason: last.get(pet.id)?.row.reason_for_visit ?? null,
    })),
  );
}

/** The entries that veterinarians made at visits, and the demo owner at home. */
export function recordRows({ visits, today }: DemoYear) {
  const own = ownEntries(today);
  const entries = <Entry extends object>(of: (visit: Visit & { report: NonNullable<Visit['report']> }) => Entry[]) =>
    visits.flatMap((visit) => (visit.report ? of({ ...visit, report: visit.report }) : []));
  const entered = ({ row, pet }: Visit) => ({ pet_id: pet.id, added_by: row.veterinarian_id });
  return {
    vaccinations: entries(({ report, ...visit }) =>
      report.vaccinations.map((given) => ({
        ...entered({ report, ...visit }),
        ...given,
        given_on: visit.row.appointment_date,
        appointment_id: visit.row.id,
      })),
    ),
    weights: [
      ...own.weights,
      ...entries((visit) =>
        visit.report.kilograms === null
          ? []
          : [
              {
                ...entered(visit),
                weighed_on: visit.row.appointment_date,
                kilograms: visit.report.kilograms,
                appointment_id: visit.row.id as string | null,
              },
            ],
      ),
    ],
    medicines: [
      ...own.medicines,
      ...entries((visit) =>
        visit.report.medicines.map((given) => ({
          ...entered(visit),
          ...given,
          starts_on: visit.row.appointment_date,
        })),
      ),
    ],
  };
}

export function workingHours({ id, hours }: SeedVeterinarian) {
  return hours.flatMap(({ weekdays, opens, closes }) =>
    weekdays.map((weekday) => ({ veterinarian_id: id, weekday, opens_at: opens, closes_at: closes })),
  );
}
