import { VISIT_TYPE_FORMS_IN_POLISH } from '@veto/shared-data/visit-types';
import { TREATED_ANIMALS_IN_POLISH } from '@veto/shared-data/vocabulary';
import type { Catalogue } from '@veto/slice-kit';
import { TEXT_LANGUAGES_IN_POLISH } from '../own-texts/text-languages.pl.ts';
import type { HEADS } from './visit-type-table.tsx';

const TABLE: Record<(typeof HEADS)[number], string> = {
  Name: 'Nazwa',
  Length: 'Czas trwania',
  Price: 'Cena',
  For: 'Dla',
  'Who may book': 'Kto może umówić',
};

const REFUSALS = {
  'You have a visit type of this name. Please choose another.': 'Masz już rodzaj wizyty o tej nazwie. Wybierz inną.',
  'Please choose animals from the list.': 'Wybierz zwierzęta z listy.',
  'Your visit types have changed meanwhile. Please look at them again.':
    'Twoje rodzaje wizyt zostały w międzyczasie zmienione. Sprawdź je jeszcze raz.',
};

export const VISIT_TYPES_IN_POLISH = {
  'Visit types': 'Rodzaje wizyt',
  'Free times follow the length. The price is on the booking sheet and on the ticket.':
    'Wolne terminy zależą od czasu trwania. Cenę widać przy rezerwacji i na potwierdzeniu.',
  'Add a type': 'Dodaj rodzaj wizyty',
  'No visit types yet': 'Nie masz jeszcze rodzajów wizyt',
  'Owners book “Consultation, 30 min” until you add your own.':
    'Dopóki nie dodasz własnych, opiekunowie umawiają „Konsultacja, 30 min”.',
  'Add a visit type': 'Dodaj rodzaj wizyty',
  'Edit {name}': 'Edytuj: {name}',
  'Remove this type': 'Usuń ten rodzaj wizyty',
  'Remove {name}?': 'Usunąć: {name}?',
  Remove: 'Usuń',
  Keep: 'Zostaw',
  'Owners can no longer book it. Booked visits keep its name, length and price.':
    'Opiekunowie nie będą mogli jej umawiać. Umówione wizyty zachowają nazwę, czas trwania i cenę.',
  '{name} is now {place} of {all}.': '{name}: pozycja {place} z {all}.',
  'Move {name} up': 'Przesuń w górę: {name}',
  'Move {name} down': 'Przesuń w dół: {name}',
  Change: 'Zmień',
  'Change the order': 'Zmień kolejność',
  Done: 'Gotowe',
  '{count} more': 'Pokaż kolejne: {count}',
  'For {animals}': 'Dla: {animals}',
  'All you treat': 'Wszystkie leczone',
  'Price from': 'Cena od',
  'Price to': 'Cena do',
  minutes: 'min',
  'Tick none to offer it for all animals you treat.':
    'Nie zaznaczaj żadnych, jeśli dotyczy wszystkich leczonych zwierząt.',
  'For which visits': 'Dla których wizyt',
  Preparation: 'Przygotowanie',
  'What owners should do or bring: “Dogs and cats: no food for 6 hours. Rabbits and rodents: feed as usual.”':
    'Co opiekun ma zrobić lub przynieść: „Psy i koty: 6 godzin bez jedzenia. Króliki i gryzonie jedzą jak zwykle.”',
  Save: 'Zapisz',
  'Saving...': 'Zapisywanie...',
  ...TABLE,
  ...REFUSALS,
  ...TEXT_LANGUAGES_IN_POLISH,
  ...TREATED_ANIMALS_IN_POLISH,
  ...VISIT_TYPE_FORMS_IN_POLISH,
} as const satisfies Catalogue;
