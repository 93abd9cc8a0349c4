import type { Catalogue } from '@veto/slice-kit';

export const PASSPORT_CARD_IN_POLISH = {
  Microchip: 'Mikroczip',
  Allergies: 'Alergie',
  'Current Medications': 'Przyjmowane leki',
  Color: 'Umaszczenie',
  Vet: 'Lekarz',
  'Vet’s phone': 'Telefon lekarza',
  Vaccinations: 'Szczepienia',
  'lot {number}': 'seria {number}',
  'until {day}': 'do {day}',
  'was due {day}': 'termin minął {day}',
  'Nothing else is shown here.': 'Nic więcej tu nie pokazano.',
  'Code that opens the passport of {pet}': 'Kod otwierający paszport: {pet}',
} as const satisfies Catalogue;

export const MISSING_IN_POLISH = {
  '{pet} has been missing since {when}.': '{pet}: zwierzę zaginęło {when}.',
  '{pet} has been missing.': '{pet}: zwierzę zaginęło.',
  'Last seen: {place}': 'Ostatnio widziane: {place}',
} as const satisfies Catalogue;
