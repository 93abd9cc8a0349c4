import { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import type { Catalogue } from '@veto/slice-kit';
import { NOTE_TEMPLATES_IN_POLISH } from '../note-templates/note-templates.pl.ts';
import { REMOVED_ROW_IN_POLISH } from '../removed-row/removed-row.pl.ts';
import { VACCINES_IN_POLISH } from './vaccines.pl.ts';

/** What a visit's report may not hold. */
const CHECKS = {
  'Please choose a day after the visit': 'Wybierz dzień po wizycie',
  'Please choose a day within two years': 'Wybierz dzień w ciągu dwóch lat',
  'Please choose the day of the visit or a later one': 'Wybierz dzień wizyty albo późniejszy',
  'Please enter the vaccine': 'Wpisz szczepionkę',
  'Please enter the medicine': 'Wpisz lek',
  'Please enter a note': 'Wpisz notatkę',
  'At most 20 medicines': 'Najwyżej 20 leków',
  'At most 20 vaccinations': 'Najwyżej 20 szczepień',
  'At most 20 documents': 'Najwyżej 20 dokumentów',
  'Please choose up to 4 questions': 'Wybierz najwyżej 4 pytania',
  'Please use at most 3000 characters': 'Wpisz najwyżej 3000 znaków',
};

/** What an owner can be asked a day later. */
const TOPICS = {
  Eating: 'Apetyt',
  Drinking: 'Picie',
  Vomiting: 'Wymioty',
  Breathing: 'Oddech',
  Walking: 'Chodzenie',
  Wound: 'Rana',
  Medicine: 'Lek',
  Better: 'Poprawa',
};

const RECORD = {
  'Last time {weight} kg, on {day}': 'Ostatnio {weight} kg, {day}',
  'Is {weight} kg right?': 'Czy {weight} kg to dobra waga?',
  Weight: 'Waga',
  Vaccines: 'Szczepienia',
  Vaccine: 'Szczepionka',
  'Another vaccine': 'Inna szczepionka',
  'Remove vaccine': 'Usuń szczepionkę',
  Another: 'Inna',
  Product: 'Preparat',
  'Lot number': 'Numer serii',
  'Protects until': 'Ważne do',
  'Medicine {number}': 'Lek {number}',
  'Remove medicine {number}': 'Usuń lek {number}',
  Dose: 'Dawka',
  '1 tablet, twice a day': '1 tabletka, 2 razy dziennie',
  'Last day': 'Ostatni dzień',
  Done: 'Gotowe',
  'Edit {name}': 'Edytuj: {name}',
  'until {day}': 'do {day}',
  'Add a medicine': 'Dodaj lek',
  Documents: 'Dokumenty',
  Document: 'Dokument',
  Picture: 'Zdjęcie',
  'Add a document': 'Dodaj dokument',
  'Uploading...': 'Wysyłanie...',
  'PDF, JPEG, PNG, WebP or HEIC, up to 10 MB.': 'PDF, JPEG, PNG, WebP lub HEIC, do 10 MB.',
  'Remove {name}': 'Usuń: {name}',
  'Weight, vaccines, medicine and documents go into the health record of {pet}.':
    'Waga, szczepienia, leki i dokumenty trafią do karty zdrowia: {pet}.',
  'The health record of {pet} is not open to you: this pet has none here, or its owner keeps it to themselves. What you gave can stand in the note.':
    'Nie masz dostępu do karty zdrowia ({pet}): zwierzę jej tu nie ma albo opiekun jej nie udostępnia. To, co podano, możesz wpisać w notatce.',
  'Put what you entered into the note': 'Przenieś wpisy do notatki',
};

const NEXT = {
  'Next visit': 'Następna wizyta',
  'The owner is asked to book it about a week before.':
    'Około tygodnia wcześniej opiekun dostanie prośbę o umówienie wizyty.',
  'None needed': 'Niepotrzebna',
  'On another day': 'W innym dniu',
  'Day of the next visit': 'Dzień następnej wizyty',
  'In {count} week': 'Za {count} tydzień',
  'In {count} weeks': {
    one: 'Za {count} tydzień',
    few: 'Za {count} tygodnie',
    many: 'Za {count} tygodni',
    other: 'Za {count} tygodnia',
  },
  'In 3 months': 'Za 3 miesiące',
  'In half a year': 'Za pół roku',
  'In a year': 'Za rok',
};

export const REPORT_IN_POLISH = {
  'Finish visit': 'Zakończenie wizyty',
  Close: 'Zamknij',
  Back: 'Wróć',
  'Saving...': 'Zapisywanie...',
  Note: 'Notatka',
  'the owner can read it': 'opiekun może ją przeczytać',
  'only you read it': 'widzisz ją tylko Ty',
  'Why {pet} came': 'Powód wizyty: {pet}',
  'Last note, {day}': 'Ostatnia notatka, {day}',
  Allergies: 'Alergie',
  'Ask the owner in a day': 'Zapytaj opiekuna następnego dnia',
  'Choose up to four. The answers come into your messages; a worrying one reaches you at once.':
    'Wybierz najwyżej cztery. Odpowiedzi trafią do wiadomości; niepokojąca dotrze od razu.',
  'Did not come': 'Nikt nie przyszedł',
  '{pet} did not come?': 'Nikt nie przyszedł? ({pet})',
  'The owner': 'Opiekun',
  'The visit is cancelled as a no-show. This cannot be undone.':
    'Wizyta zostanie odwołana z powodu nieobecności. Tego nie można cofnąć.',
  'The visit is cancelled as a no-show, and {client} is notified. This cannot be undone.':
    'Wizyta zostanie odwołana z powodu nieobecności, a powiadomienie dostanie {client}. Tego nie można cofnąć.',
  ...CHECKS,
  ...TOPICS,
  ...RECORD,
  ...NEXT,
  ...VACCINES_IN_POLISH,
  ...NOTE_TEMPLATES_IN_POLISH,
  ...REMOVED_ROW_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
  ...NUMBER_CHECKS_IN_POLISH,
} as const satisfies Catalogue;
