interface SeedVisitType {
  name: string;
  minutes: number;
  price_from: number;
  price_to: number;
  treats?: readonly string[];
  visits?: 'first' | 'returning';
  booked_by?: 'own patients' | 'phone';
  preparation?: string;
}

const NOTHING_TO_EAT =
  'Nothing to eat from midnight on; water is fine. Come ten minutes early to sign the consent form.';

/** The first of each takes half an hour, as a visit does where there are no types. */
const TYPES: Record<number, readonly SeedVisitType[]> = {
  2: [
    { name: 'Surgical consultation', minutes: 30, price_from: 180, price_to: 250 },
    { name: 'Soft tissue surgery', minutes: 60, price_from: 600, price_to: 1200, preparation: NOTHING_TO_EAT },
    { name: 'Check after surgery', minutes: 15, price_from: 80, price_to: 80, visits: 'returning' },
    { name: 'Bone and joint surgery', minutes: 120, price_from: 2500, price_to: 4500, booked_by: 'phone' },
  ],
  4: [
    { name: 'Dental check', minutes: 30, price_from: 140, price_to: 180 },
    {
      name: 'Dental cleaning under anesthesia',
      minutes: 90,
      price_from: 450,
      price_to: 700,
      treats: ['dog', 'cat'],
      preparation: NOTHING_TO_EAT,
    },
  ],
};

/** The rows of what a demo veterinarian offers; most have none. */
export const visitTypesOf = (number: number, veterinarianId: string) =>
  (TYPES[number] ?? []).map(
    ({ treats = [], visits = 'any', booked_by = 'everybody', preparation, ...type }, position) => ({
      veterinarian_id: veterinarianId,
      ...type,
      treats,
      visits,
      booked_by,
      preparation: preparation ?? null,
      position,
    }),
  );
