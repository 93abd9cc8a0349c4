import { SLOTS_POLISH } from '@veto/shared-data/calendar';
import { polishDoctorName } from '@veto/shared-data/veterinarians';
import { specialtyInPolish } from '@veto/shared-data/vocabulary';
import type { HomeWords } from './home-words.ts';

const rules = new Intl.PluralRules('pl');

export const POLISH: HomeWords = {
  language: 'pl',
  title: 'Strona główna',
  pets: [
    { value: 'pies', label: 'Psy', means: 'Dogs' },
    { value: 'kot', label: 'Koty', means: 'Cats' },
    { value: 'królik', label: 'Króliki', means: 'Rabbits' },
    { value: 'mały ssak', label: 'Małe ssaki', means: 'Small mammals' },
    { value: 'ptak', label: 'Ptaki', means: 'Birds' },
    { value: 'gad', label: 'Gady', means: 'Reptiles' },
    { value: 'zwierzęta egzotyczne', label: 'Inne egzotyczne', means: 'Exotic pets' },
  ],
  whens: [
    { value: 'dziś', label: 'Dziś', means: 'Available today' },
    { value: 'jutro', label: 'Jutro', means: 'tomorrow' },
    { value: 'jutro rano', label: 'Jutro rano', means: 'tomorrow morning' },
    { value: 'jutro po południu', label: 'Jutro po południu', means: 'tomorrow afternoon' },
    { value: 'jutro wieczorem', label: 'Jutro wieczorem', means: 'tomorrow evening' },
    { value: 'najbliższe dni', label: 'W ciągu 7 dni', means: 'Available this week' },
    { value: 'weekend', label: 'W weekend', means: 'Weekend availability' },
  ],
  anyPet: 'Każde zwierzę',
  anyCity: 'Dowolne',
  anyDay: 'Dowolny dzień',
  box: {
    name: 'Szukaj weterynarza, specjalizacji lub usługi',
    empty: 'Specjalizacja, usługa lub nazwisko...',
  },
  today: 'dziś',
  tomorrow: 'jutro',
  slots: SLOTS_POLISH,
  doctor: polishDoctorName,
  specialty: specialtyInPolish,
  freeAt: (slot) => `Wolny termin: ${slot}`,
  from: (price) => `od ${price} zł`,
  toProfile: 'Zobacz profil',
  freeWhen: (when, vets) =>
    vets === 0
      ? `Brak wolnych terminów ${when}`
      : `Wolny termin ${when}: ${vets} ${rules.select(vets) === 'one' ? 'lekarz' : 'lekarzy'}`,
  first: (slot) => `najbliższy: ${slot}`,
};
