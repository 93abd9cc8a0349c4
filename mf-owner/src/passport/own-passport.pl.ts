import type { Catalogue } from '@veto/slice-kit';

export const OWN_PASSPORT_IN_POLISH = {
  'Creating...': 'Tworzenie...',
  'The new link': 'Nowy link',
  'Send it now: it will not be shown again. The code on the card opens it, too.':
    'Wyślij go teraz: nie zostanie pokazany ponownie. Otwiera go też kod na karcie.',
  'Share link': 'Udostępnij link',
  'Copy link': 'Kopiuj link',
  'Copied.': 'Skopiowano.',
  '{pet} is missing': '{pet}: zaginione zwierzę',
  'Save the picture': 'Zapisz obrazek',
  'Drawing...': 'Rysowanie...',
  'Share the picture': 'Udostępnij obrazek',
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
  'Print the card: its code lets a finder write to you.':
    'Wydrukuj kartę: dzięki kodowi znalazca może do Ciebie napisać.',
  'The links below work until {pet} is found.': 'Linki poniżej działają, dopóki zwierzę się nie znajdzie ({pet}).',
  '{pet} is back': '{pet}: zwierzę się znalazło',
  'Messages from finders': 'Wiadomości od znalazców',
  'Contact:': 'Kontakt:',
  'Picture to share': 'Obrazek do udostępnienia',
  'A picture for neighbours and groups. Whoever points a camera at its code can write to you, and sees no name, address or telephone of yours.':
    'Obrazek dla sąsiadów i grup. Kto zeskanuje kod aparatem, może do Ciebie napisać, a nie zobaczy Twojego nazwiska, adresu ani telefonu.',
  'Make a picture to share': 'Przygotuj obrazek',
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
  'Finland, Ireland, Malta, Northern Ireland and Norway let a dog in only after a vet has treated it against tapeworm, 24 to 120 hours before it arrives.':
    'Do Finlandii, Irlandii, Irlandii Północnej, Norwegii i na Maltę pies wjedzie tylko wtedy, gdy lekarz weterynarii poda mu lek przeciwko tasiemcom od 24 do 120 godzin przed przyjazdem.',
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
