import type { CalendarDate } from '@internationalized/date';
import { seedId } from './random.ts';

const OWNER = seedId('owner', 1);
const VET = seedId('veterinarian', 1);
const BUREK = seedId('pet', 1);
const MRUCZKA = seedId('pet', 2);

/** The health records of owner@veto.example's pets: what a vet entered at the visit, and what the owner keeps. */
export function demoRecord(today: CalendarDate) {
  const on = (days: number) => today.add({ days }).toString();
  const visit = { added_by: VET, appointment_id: seedId('appointment', 3) };
  const own = { added_by: OWNER, appointment_id: null };
  const withId = <Row extends object>(rows: Row[]) => rows.map((row) => ({ id: crypto.randomUUID(), ...row }));
  const weight = (pet_id: string, days: number, kilograms: number, entered: typeof own | typeof visit = own) => ({
    pet_id,
    weighed_on: on(days),
    kilograms,
    ...entered,
  });
  const vaccination = (
    pet_id: string,
    product: string,
    [given, due]: [number, number | null],
    entered: typeof own | typeof visit = own,
  ) => ({ pet_id, product, given_on: on(given), next_due_on: due === null ? null : on(due), ...entered });
  return {
    vaccinations: withId([
      vaccination(BUREK, 'Nobivac DHPPi', [-20, 345], visit),
      vaccination(BUREK, 'Nobivac Rabies', [-353, 12]),
      vaccination(BUREK, 'Nobivac DHPPi', [-385, -20]),
      vaccination(MRUCZKA, 'Purevax RCP', [-120, 245]),
    ]),
    weights: withId([
      weight(BUREK, -20, 31.5, visit),
      weight(BUREK, -110, 32.1),
      weight(BUREK, -200, 30.8),
      weight(BUREK, -300, 29.4),
      weight(BUREK, -385, 27.9),
      weight(MRUCZKA, -30, 4.2),
      weight(MRUCZKA, -120, 3.9),
    ]),
    medicines: withId([
      {
        pet_id: BUREK,
        name: 'Omega-3 for joints',
        dose: '1 capsule with the evening meal',
        starts_on: on(-60),
        ends_on: null as string | null,
        added_by: OWNER,
      },
      {
        pet_id: BUREK,
        name: 'Meloxicam',
        dose: '1.5 ml once a day',
        starts_on: on(-210),
        ends_on: on(-203) as string | null,
        added_by: OWNER,
      },
    ]),
  };
}
