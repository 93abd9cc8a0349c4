import type { PASSPORT_PARTS } from '@veto/shared-data/passport';
import type { Catalogue } from '@veto/slice-kit';

/** The card. */
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

/** Of one that is lost. */
export const MISSING_IN_POLISH = {
  '{pet} has been missing since {when}.': '{pet}: zwierzę zaginęło {when}.',
  '{pet} has been missing.': '{pet}: zwierzę zaginęło.',
  'Last seen: {place}': 'Ostatnio widziane: {place}',
} as const satisfies Catalogue;

/** The links to a passport, as its owner sees them. */
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

/** The page of one's own pet's passport. */
export const OWN_PASSPORT_IN_POLISH = {
  'Pet passport': 'Paszport zwierzęcia',
  '{pet}’s passport': 'Paszport: {pet}',
  'What a vet, a sitter or a finder needs, on one card. You choose what shows and for how long.':
    'Na jednej karcie to, czego potrzebuje lekarz, opiekun zastępczy lub znalazca. Decydujesz, co pokazać i na jak długo.',
  Share: 'Udostępnij',
  Print: 'Drukuj',
  'Report as lost': 'Zgłoś zaginięcie',
  'Printing creates a link for 30 days. The code on the card opens it.':
    'Przy drukowaniu powstaje link na 30 dni. Otwiera go kod na karcie.',
  'What the link shows': 'Co pokazuje link',
  'Expires after': 'Ważność',
  'One hour': 'Godzina',
  'One day': 'Doba',
  'One week': 'Tydzień',
  '30 days': '30 dni',
  'Create a link': 'Utwórz link',
  'Creating...': 'Tworzenie...',
  'The new link': 'Nowy link',
  'Send it now: it will not be shown again. The code on the card opens it, too.':
    'Wyślij go teraz: nie zostanie pokazany ponownie. Otwiera go też kod na karcie.',
  'Share link': 'Udostępnij link',
  'Copy link': 'Kopiuj link',
  'Copied.': 'Skopiowano.',
  'When did you last see {pet}?': 'Kiedy ostatnio widziano zwierzę ({pet})?',
  'Saving...': 'Zapisywanie...',
  Day: 'Dzień',
  Time: 'Godzina',
  'Where?': 'Gdzie?',
  'Everybody with a link or the picture reads this. Your name, address and telephone are not shown.':
    'Przeczyta to każdy, kto ma link lub obrazek. Twojego nazwiska, adresu ani telefonu nie pokazujemy.',
  'Park Oliwski, by the pond': 'Park Oliwski, przy stawie',
  'Please choose the day': 'Wybierz dzień',
  'Please enter a time, like 17:30': 'Wpisz godzinę, na przykład 17:30',
  'Please say where': 'Podaj miejsce',
  'Please say it in at most 200 characters': 'Wpisz najwyżej 200 znaków',
  'This time is still to come': 'Ta godzina jeszcze nie nadeszła',
  'This is more than a year ago': 'To ponad rok temu',
  'Print the card: its code lets a finder write to you.':
    'Wydrukuj kartę: dzięki kodowi znalazca może do Ciebie napisać.',
  'The links below work until {pet} is found.': 'Linki poniżej działają, dopóki zwierzę się nie znajdzie ({pet}).',
  '{pet} is back': '{pet}: zwierzę się znalazło',
  'Messages from finders': 'Wiadomości od znalazców',
  'Contact:': 'Kontakt:',
  '{pet} is missing': '{pet}: zaginione zwierzę',
  'Picture to share': 'Obrazek do udostępnienia',
  'A picture for neighbours and groups. Whoever points a camera at its code can write to you, and sees no name, address or telephone of yours.':
    'Obrazek dla sąsiadów i grup. Kto zeskanuje kod aparatem, może do Ciebie napisać, a nie zobaczy Twojego nazwiska, adresu ani telefonu.',
  'Save the picture': 'Zapisz obrazek',
  'Drawing...': 'Rysowanie...',
  'Share the picture': 'Udostępnij obrazek',
  'Make a picture to share': 'Przygotuj obrazek',
  'Last seen {when}': 'Ostatnio widziane {when}',
} as const satisfies Catalogue;

/** Travel in the EU, by the record: `euTravel` and the note around it. */
export const TRAVEL_IN_POLISH = {
  'Travel in the EU': 'Podróż po UE',
  Yes: 'Tak',
  No: 'Nie',
  'Not known': 'Nie wiadomo',
  'By its record, {pet} may not travel now.': '{pet}: według karty zdrowia podróż nie jest teraz możliwa.',
  'The record does not say all that counts: ask your vet before {pet} travels.':
    '{pet}: karta zdrowia nie mówi wszystkiego, co ważne. Przed podróżą zapytaj lekarza.',
  'It also needs an EU pet passport, which a vet issues. Source: {law}.':
    'Potrzebny jest też paszport UE dla zwierząt, który wydaje lekarz. Źródło: {law}.',
  'Delegated Regulation (EU) 2026/131, in force since April 22, 2026':
    'rozporządzenie delegowane (UE) 2026/131, obowiązuje od 22 kwietnia 2026',
  'Ask your vet.': 'Zapytaj lekarza.',
  'No vaccination against rabies is in the record.': 'W karcie nie ma szczepienia przeciwko wściekliźnie.',
  'The last vaccination against rabies was a booster in time.':
    'Ostatnie szczepienie przeciwko wściekliźnie było dawką przypominającą podaną w terminie.',
  'No microchip number is in the record.': 'W karcie nie ma numeru mikroczipa.',
  'The chip has to be given before the vaccination against rabies. The record does not say when it was.':
    'Mikroczip trzeba wszczepić przed szczepieniem przeciwko wściekliźnie. Karta nie mówi, kiedy to było.',
  'It has to be 12 weeks old when it is vaccinated against rabies. Its birthday is not in the record.':
    'W dniu szczepienia przeciwko wściekliźnie zwierzę musi mieć 12 tygodni. W karcie nie ma daty urodzenia.',
  'It was at least 12 weeks old when it was vaccinated against rabies.':
    'W dniu szczepienia przeciwko wściekliźnie zwierzę miało co najmniej 12 tygodni.',
  'It was younger than 12 weeks when it was vaccinated against rabies.':
    'W dniu szczepienia przeciwko wściekliźnie zwierzę miało mniej niż 12 tygodni.',
  'The record does not say until when the vaccination against rabies is valid.':
    'Karta nie mówi, do kiedy jest ważne szczepienie przeciwko wściekliźnie.',
  'The vaccination against rabies is valid until {day}.': 'Szczepienie przeciwko wściekliźnie jest ważne do {day}.',
  'The vaccination against rabies was valid until {day}.': 'Szczepienie przeciwko wściekliźnie było ważne do {day}.',
  '21 days have passed since the vaccination against rabies.': 'Od szczepienia przeciwko wściekliźnie minęło 21 dni.',
  '21 days have to pass after the vaccination against rabies: from {day} on.':
    'Od szczepienia przeciwko wściekliźnie musi minąć 21 dni: możliwe od {day}.',
} as const satisfies Catalogue;

/** What a link to a passport opens, and the form for finders. */
export const PUBLIC_PASSPORT_IN_POLISH = {
  'Pet passport': 'Paszport zwierzęcia',
  '{pet}’s passport': 'Paszport: {pet}',
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'Go to the home page': 'Przejdź na stronę główną',
  'The owner shows this until {when}.': 'Opiekun udostępnia to do {when}.',
  'Have you found {pet}?': '{pet}: masz to zwierzę?',
  'Write to the owner. You do not see their name or address, and they see only what you write.':
    'Napisz do opiekuna. Nie zobaczysz jego nazwiska ani adresu, a on zobaczy tylko to, co napiszesz.',
  Message: 'Wiadomość',
  'Where is the pet, and is it well?': 'Gdzie jest zwierzę i jak się czuje?',
  'Please write where the pet is': 'Napisz, gdzie jest zwierzę',
  'How the owner can reach you': 'Jak opiekun może się z Tobą skontaktować',
  'A phone number or an email address. Only the owner sees it.':
    'Numer telefonu lub adres e-mail. Zobaczy go tylko opiekun.',
  'Sending...': 'Wysyłanie...',
  'Message the owner': 'Napisz do opiekuna',
  'Thank you. Your message is on its way to the owner of {pet}.':
    'Dziękujemy. Opiekun ({pet}) dostanie Twoją wiadomość.',
} as const satisfies Catalogue;
