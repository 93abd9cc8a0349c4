import type { LANGUAGES } from './languages.ts';
import type { FILTER_PET_TYPES } from './pets.ts';
import type { PROFILE_SPECIALTIES, REGISTRATION_SPECIALTIES, SPECIALTIES } from './specialties.ts';

/** Whom a vet treats, by the directory's words. */
export const TREATED_ANIMALS_IN_POLISH = {
  Dogs: 'Psy',
  Cats: 'Koty',
  Birds: 'Ptaki',
  'Small mammals': 'Małe ssaki',
  Reptiles: 'Gady',
  'Exotic pets': 'Zwierzęta egzotyczne',
  Rabbits: 'Króliki',
} as const satisfies Readonly<Record<(typeof FILTER_PET_TYPES)[number], string>>;

/** Specialties, whatever a form calls them. */
export const SPECIALTIES_IN_POLISH = {
  'General Veterinarian': 'Lekarz weterynarii',
  'General Practitioner': 'Lekarz weterynarii',
  Surgery: 'Chirurgia',
  Dentistry: 'Stomatologia',
  Dermatology: 'Dermatologia',
  Cardiology: 'Kardiologia',
  'Exotic Animals': 'Zwierzęta egzotyczne',
  'Exotic Animal Specialist': 'Zwierzęta egzotyczne',
  'Emergency Medicine': 'Medycyna ratunkowa',
  Oncology: 'Onkologia',
} as const satisfies Readonly<
  Record<
    (typeof SPECIALTIES | typeof PROFILE_SPECIALTIES)[number] | (typeof REGISTRATION_SPECIALTIES)[number]['label'],
    string
  >
>;

export const LANGUAGES_IN_POLISH = {
  Polish: 'polski',
  English: 'angielski',
  Ukrainian: 'ukraiński',
  German: 'niemiecki',
  French: 'francuski',
  Spanish: 'hiszpański',
  Italian: 'włoski',
  Russian: 'rosyjski',
  Belarusian: 'białoruski',
  Czech: 'czeski',
  Slovak: 'słowacki',
  Lithuanian: 'litewski',
  Vietnamese: 'wietnamski',
  Chinese: 'chiński',
} as const satisfies Readonly<Record<(typeof LANGUAGES)[number]['label'], string>>;
