import type { Catalogue } from '@veto/slice-kit';
import type { PARTS } from './manage-parts.tsx';

type Part = (typeof PARTS)[number];
type Head = Extract<Part, { head: unknown }>['head'];

const PARTS_WORDS: Record<Part['label'] | Head['title' | 'description'], string> = {
  'Pets and languages': 'Zwierzęta i języki',
  'Owners search by it, and read it on your profile.': 'Opiekunowie szukają według nich i widzą je w Twoim profilu.',
  'Visit types': 'Rodzaje wizyt',
  Services: 'Usługi',
  'Whole zloty, from and to. A service without prices is listed by its name.':
    'Pełne złote, od i do. Usługa bez ceny jest wymieniona z samej nazwy.',
  Hours: 'Godziny pracy',
  'Working hours': 'Godziny pracy',
  'Pet owners book visits inside these hours. Visits that are booked already stay booked.':
    'W tych godzinach opiekunowie umawiają wizyty. Wizyty już umówione pozostają bez zmian.',
  Emergencies: 'Dyżury',
  'In these hours, also at night, your number is on the emergency page. Owners call, they do not book.':
    'W tych godzinach, także w nocy, Twój numer jest na stronie nagłych przypadków. Opiekunowie dzwonią, nie umawiają wizyt.',
  'Time off': 'Nieobecność',
  'Days and hours in which nobody can book you. Visits that are booked already stay booked.':
    'Dni i godziny, w których nie można umówić wizyty. Wizyty już umówione pozostają bez zmian.',
  Profile: 'Profil',
  Licence: 'Uprawnienia',
  'Pet owners find you once we have checked it, and read so on your profile.':
    'Opiekunowie znajdą Cię po sprawdzeniu prawa wykonywania zawodu, a w profilu zobaczą, że jest sprawdzone.',
  Card: 'Wizytówka',
  'How owners find you': 'Jak znajdują Cię opiekunowie',
  'The row of the directory, as it is now.': 'Tak teraz wygląda Twój wpis na liście lekarzy.',
  Reviews: 'Opinie',
  'Your answer stands below the review on your profile.': 'Twoja odpowiedź jest widoczna w profilu, pod opinią.',
};

export const MANAGE_IN_POLISH = {
  'Manage Your Profile': 'Profil lekarza',
  'What pet owners read about you, and when they can book you.':
    'Co opiekunowie czytają o Tobie i kiedy mogą umówić wizytę.',
  'Your profile': 'Twój profil',
  ', not saved': ', niezapisane',
  ...PARTS_WORDS,
} as const satisfies Catalogue;
