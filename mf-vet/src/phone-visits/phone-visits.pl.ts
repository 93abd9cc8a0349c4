import { CHECKS_IN_POLISH, DATE_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';

const CHECKS = {
  'Please choose a day': 'Wybierz dzień',
  'Please enter a time': 'Wpisz godzinę',
  'Please enter who is calling': 'Wpisz, kto dzwoni',
  'At most 5 animals come at once': 'Naraz może przyjść najwyżej 5 zwierząt',
  'Please choose who comes': 'Wybierz, kto przyjdzie',
  "Please enter the pet's name": 'Podaj imię zwierzęcia',
  'Please choose the kind of animal': 'Wybierz gatunek',
};

export const PHONE_VISITS_IN_POLISH = {
  'Book a visit by phone': 'Umów wizytę przez telefon',
  'Book visit': 'Umów wizytę',
  'Booking...': 'Umawianie...',
  'Who is calling': 'Kto dzwoni',
  'Somebody else': 'Ktoś inny',
  'A name, an animal or a number finds your clients.': 'Klientów znajdzie nazwisko, imię zwierzęcia lub numer.',
  'The first of many clients:': 'Pierwsi z wielu klientów:',
  'Your clients:': 'Twoi klienci:',
  'Unknown client': 'Nieznany klient',
  'Phone number': 'Telefon',
  Email: 'E-mail',
  'Empty: we write to the address that they left before.': 'Puste: napiszemy na adres zostawiony wcześniej.',
  'We email callers only once your licence has been checked. Until then, please confirm the visit with them yourself.':
    'E-maile do dzwoniących wysyłamy dopiero po sprawdzeniu Twojego prawa wykonywania zawodu. Do tego czasu potwierdź im wizytę samodzielnie.',
  'We send a link that shows the visit, moves it and cancels it.':
    'Wyślemy link, w którym można zobaczyć, przełożyć i odwołać wizytę.',
  'In which language': 'W jakim języku',
  Polish: 'polski',
  English: 'angielski',
  'Who comes': 'Kto przyjdzie',
  'Another animal': 'Inne zwierzę',
  "Pet's name": 'Imię zwierzęcia',
  'Kind of animal': 'Gatunek',
  'Choose one': 'Wybierz',
  'Visit type': 'Rodzaj wizyty',
  'None, 30 min': 'Bez rodzaju, 30 min',
  Day: 'Dzień',
  Time: 'Godzina',
  'Open slots': 'Wolne terminy',
  'No slot is open on this day. You can still book any hour that is not taken.':
    'Tego dnia nie ma wolnych terminów. Możesz umówić dowolną niezajętą godzinę.',
  'Next open: {day}, {time}': 'Najbliższy wolny: {day}, {time}',
  Reason: 'Powód',
  'Your client can read it.': 'Klient może to przeczytać.',
  'Only you can see it.': 'Widzisz to tylko Ty.',
  'Block this time instead': 'Zablokuj ten czas',
  ...CHECKS,
  ...PETS_IN_POLISH,
  ...FORM_DIALOG_IN_POLISH,
  ...CHECKS_IN_POLISH,
  ...DATE_CHECKS_IN_POLISH,
} as const satisfies Catalogue;
