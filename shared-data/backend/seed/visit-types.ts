interface SeedVisitType {
  name: string;
  minutes: number;
  price_from: number;
  price_to: number;
  treats?: readonly string[];
  visits?: 'first' | 'returning';
  booked_by?: 'own patients' | 'phone';
  preparation?: string;
  /** The same in Polish. */
  pl?: string;
  preparationPl?: string;
}

const NOTHING_TO_EAT = 'No food for six hours before; water is fine. Come ten minutes early to sign the consent form.';

const NOTHING_TO_EAT_PL =
  'Przez sześć godzin przed zabiegiem bez jedzenia; wodę można podawać. Prosimy przyjść dziesięć minut wcześniej, aby podpisać zgodę.';

/** The first of each takes half an hour, as a visit does where there are no types. */
const TYPES: Record<number, readonly SeedVisitType[]> = {
  2: [
    { name: 'Surgical consultation', pl: 'Konsultacja chirurgiczna', minutes: 30, price_from: 180, price_to: 250 },
    {
      name: 'Soft tissue surgery',
      pl: 'Operacja tkanek miękkich',
      minutes: 60,
      price_from: 600,
      price_to: 1200,
      treats: ['dog', 'cat'],
      preparation: NOTHING_TO_EAT,
      preparationPl: NOTHING_TO_EAT_PL,
    },
    {
      name: 'Check after surgery',
      pl: 'Kontrola po operacji',
      minutes: 15,
      price_from: 80,
      price_to: 80,
      visits: 'returning',
    },
    {
      name: 'Bone and joint surgery',
      pl: 'Operacja kości i stawów',
      minutes: 120,
      price_from: 2500,
      price_to: 4500,
      booked_by: 'phone',
    },
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
    ({ treats = [], visits = 'any', booked_by = 'everybody', preparation, pl, preparationPl, ...type }, position) => ({
      veterinarian_id: veterinarianId,
      ...type,
      treats,
      visits,
      booked_by,
      preparation: preparation ?? null,
      written_in: pl ? 'en' : null,
      name_in: pl ? { pl } : null,
      preparation_in: preparationPl ? { pl: preparationPl } : null,
      position,
    }),
  );
