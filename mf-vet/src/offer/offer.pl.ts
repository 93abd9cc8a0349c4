import type { DEFAULT_SERVICES } from '@veto/shared-data/vocabulary';
import { LANGUAGES_IN_POLISH, TREATED_ANIMALS_IN_POLISH } from '@veto/shared-data/vocabulary';
import type { Catalogue } from '@veto/slice-kit';
import { SAVE_ROW_IN_POLISH } from '../save-row/save-row.pl.ts';

export const OFFER_IN_POLISH = {
  'Pets you treat': 'Leczone zwierzęta',
  'Languages you speak': 'Języki, w których rozmawiasz',
  None: 'Brak',
  'I visit pets at home': 'Przyjeżdżam do domu pacjenta',
  'Cats have a waiting room of their own': 'Koty mają osobną poczekalnię',
  'People without an account may book me, with name and phone':
    'Wizytę można umówić bez konta, podając imię, nazwisko i telefon',
  'They confirm their email address with a code first': 'Najpierw trzeba potwierdzić adres e-mail kodem',
  'Clients may move their visits to free times, until 24 hours before':
    'Klienci mogą przekładać wizyty na wolne terminy, do 24 godzin przed wizytą',
  details: 'oferta gabinetu',
  ...LANGUAGES_IN_POLISH,
  ...TREATED_ANIMALS_IN_POLISH,
  ...SAVE_ROW_IN_POLISH,
} as const satisfies Catalogue;

const USUAL: Record<(typeof DEFAULT_SERVICES)[number], string> = {
  'Wellness exams': 'Badanie ogólne',
  Vaccinations: 'Szczepienia',
  'Preventative care': 'Profilaktyka',
  'Medical consultations': 'Konsultacje lekarskie',
  'Emergency care': 'Nagłe przypadki',
};

const CHECKS = {
  'Whole zloty, such as 160': 'Pełne złote, na przykład 160',
  'At most 100 000 zł': 'Najwyżej 100 000 zł',
  'Please name the service': 'Wpisz nazwę usługi',
  'At most 200 characters': 'Najwyżej 200 znaków',
  'Must not be below the lowest price': 'Nie może być niższa od ceny najniższej',
  'Please enter the lowest price': 'Wpisz najniższą cenę',
  'Please list at most 40 services': 'Wpisz najwyżej 40 usług',
  'Please name each service once': 'Wpisz każdą usługę tylko raz',
};

const REFUSALS = {
  'Only a veterinarian has prices.': 'Ceny może podać tylko lekarz weterynarii.',
  'Please enter prices for at most 40 services.': 'Wpisz ceny najwyżej 40 usług.',
  'Please name each service, and enter its prices in whole zloty.':
    'Podaj nazwę każdej usługi i jej ceny w pełnych złotych.',
  'The highest price of a service must not be below its lowest.':
    'Najwyższa cena usługi nie może być niższa od najniższej.',
  'Please name each service once.': 'Wpisz każdą usługę tylko raz.',
};

export const SERVICES_IN_POLISH = {
  'Prices could not be loaded': 'Nie udało się wczytać cen',
  'No services listed. Owners see the usual ones instead.':
    'Brak usług na liście. Opiekunowie widzą zamiast nich te najczęstsze.',
  'Add a service': 'Dodaj usługę',
  'service {number}': 'usługa {number}',
  'Without a price': 'Bez ceny',
  Service: 'Usługa',
  From: 'Od',
  To: 'Do',
  'Remove {name}': 'Usuń: {name}',
  'Save services': 'Zapisz usługi',
  services: 'usługi',
  ...USUAL,
  ...CHECKS,
  ...REFUSALS,
  ...SAVE_ROW_IN_POLISH,
} as const satisfies Catalogue;
