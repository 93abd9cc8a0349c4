import type { PASSPORT_PARTS } from '@veto/shared-data/passport';
import type { Catalogue } from '@veto/slice-kit';

export const PASSPORT_LINKS_IN_POLISH = {
  Photo: 'Zdjęcie',
  'Breed, age, gender, weight and color': 'Rasa, wiek, płeć, waga i umaszczenie',
  'Microchip number': 'Numer mikroczipa',
  Allergies: 'Alergie',
  'Current medications': 'Przyjmowane leki',
  Vaccinations: 'Szczepienia',
  'Veterinarian with phone': 'Lekarz z telefonem',
  'name and type only': 'tylko imię i gatunek',
  Links: 'Linki',
  'No links yet. Only your household and the veterinarians this pet visits can see any of this.':
    'Nie ma tu jeszcze linków. Te dane widzą tylko domownicy i lekarze, do których chodzi to zwierzę.',
  Revoke: 'Unieważnij',
  'Revoking...': 'Unieważnianie...',
  'not opened yet': 'jeszcze nie otwarto',
  'opened once, last {when}': 'otwarto raz, {when}',
  'opened {count} times, last {when}': 'otwarto {count} razy, ostatnio {when}',
  'Revoked {when}': 'Unieważniono {when}',
  'Works until your pet is found': 'Działa, dopóki zwierzę się nie znajdzie',
  'Expires {when}': 'Ważny do {when}',
  'Expired {when}': 'Wygasł {when}',
} as const satisfies Record<(typeof PASSPORT_PARTS)[number]['label'], string> & Catalogue;
