import type { Catalogue } from '@veto/slice-kit';
import type { STEPS } from './setup-steps.ts';

const WAY: Record<(typeof STEPS)[number]['title' | 'text'], string> = {
  'Clinic and specialty': 'Lecznica i specjalizacja',
  'Where owners find you, and what you do best.': 'Gdzie opiekunowie Cię znajdą i w czym się specjalizujesz.',
  'Pets and languages': 'Zwierzęta i języki',
  'Owners search by both, and are warned before they book for a pet that you do not treat.':
    'Opiekunowie szukają według obu, a przed umówieniem wizyty dla zwierzęcia, którego nie leczysz, zobaczą ostrzeżenie.',
  'Visit types': 'Rodzaje wizyt',
  'What owners can book with you, how long it takes and what it costs.':
    'Co można u Ciebie umówić, ile to trwa i ile kosztuje.',
  'Working hours': 'Godziny pracy',
  'Owners book half-hour visits inside these hours. A typical week takes one press.':
    'W tych godzinach opiekunowie umawiają półgodzinne wizyty. Typowy tydzień ustawisz jednym kliknięciem.',
  'Photo or drawing': 'Zdjęcie lub rysunek',
  'Who owners will meet: a photo of you, or a drawn person of your choice.':
    'Kogo spotkają opiekunowie: Twoje zdjęcie albo wybrana narysowana postać.',
  Licence: 'Uprawnienia',
  'We check it before owners find you. You can send it later; until then your own link works.':
    'Sprawdzamy je, zanim opiekunowie Cię znajdą. Możesz je wysłać później; do tego czasu działa Twój własny link.',
  Preview: 'Podgląd',
  'The row by which owners find you, from what you have saved.':
    'Wpis, po którym opiekunowie Cię znajdą, na podstawie zapisanych danych.',
};

export const STEPS_IN_POLISH = {
  'Set up your practice': 'Przygotuj gabinet',
  '{done} of {all} steps done': 'Gotowe kroki: {done} z {all}',
  ...WAY,
} as const satisfies Catalogue;

export const ONBOARDING_IN_POLISH = {
  'Step {step} of {all}.': 'Krok {step} z {all}.',
  Steps: 'Kroki',
  ', done': ', gotowe',
  ', needed': ', wymagane',
  'Back: {step}': 'Wróć: {step}',
  'Next: {step}': 'Następny krok: {step}',
  'Skip for now: {step}': 'Na razie pomiń, dalej: {step}',
  'Finish later': 'Dokończ później',
  'Go to your dashboard': 'Przejdź do pulpitu',
  'We are checking your licence': 'Sprawdzamy Twoje prawo wykonywania zawodu',
  'Not listed yet': 'Jeszcze niewidoczny w wyszukiwarce',
  'Your profile can be seen and booked by its own link. Pet owners find you in the search once your licence is checked.':
    'Twój profil można zobaczyć i umówić w nim wizytę przez jego własny link. W wyszukiwarce pojawisz się po sprawdzeniu prawa wykonywania zawodu.',
  'See your profile as they do': 'Zobacz profil oczami opiekunów',
  'Send your licence': 'Wyślij prawo wykonywania zawodu',
  'You are live': 'Twój profil jest widoczny',
  'Pet owners find you from now on, and book the free times of your week.':
    'Od teraz opiekunowie mogą Cię znaleźć i umawiać wolne terminy Twojego tygodnia.',
  'Open your calendar': 'Otwórz kalendarz',
  'Not live yet': 'Jeszcze niewidoczny',
  'Pet owners can book you as soon as this is filled in.': 'Opiekunowie będą mogli umawiać wizyty, gdy to uzupełnisz.',
  ...STEPS_IN_POLISH,
} as const satisfies Catalogue;
