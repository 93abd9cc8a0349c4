// What the server refuses, by the page that asks it.

/** Of a change of a visit by an owner or a guest. */
export const VISIT_REFUSALS_IN_POLISH = {
  'This visit has begun already. Please call the practice.': 'Ta wizyta już się zaczęła. Zadzwoń do lecznicy.',
  'This visit is already cancelled.': 'Ta wizyta jest już odwołana.',
  'This is the time that is booked already. Please choose another one.': 'To obecny termin wizyty. Wybierz inny.',
  'This visit has been moved many times. Please call instead.':
    'Ta wizyta była przekładana już wiele razy. Zadzwoń do lecznicy.',
  'A visit can be moved until 24 hours before it. Please ask the practice.':
    'Wizytę można przełożyć najpóźniej 24 godziny przed terminem. Zadzwoń do lecznicy.',
  'This veterinarian does not let visits be moved online. Please ask the practice.':
    'Tej wizyty nie można przełożyć przez internet. Zadzwoń do lecznicy.',
  'A visit can be reviewed once it is completed.': 'Opinię można napisać po zakończonej wizycie.',
  'You have already reviewed this visit.': 'Ta wizyta ma już Twoją opinię.',
} as const;

/** Of a visit that begins at this time. */
export const TIME_REFUSALS_IN_POLISH = {
  'This time has passed. Please choose a later one.': 'Ten termin już minął. Wybierz późniejszy.',
  'The clocks go forward at this time. Please choose another one.':
    'O tej godzinie następuje zmiana czasu. Wybierz inny termin.',
  'This time has just been taken. Please choose another one.': 'Ten termin został właśnie zajęty. Wybierz inny.',
  'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.':
    'Ten termin jest przez najwyżej dziesięć minut zaproponowany opiekunowi z listy oczekujących. Wybierz inny albo spróbuj później.',
  'This veterinarian does not take bookings yet.': 'Ten lekarz jeszcze nie przyjmuje rezerwacji.',
  'The veterinarian does not work at this time. Please choose another one.':
    'Lekarz nie przyjmuje o tej godzinie. Wybierz inny termin.',
  'Visits do not begin at this time. Please choose one of the free times.':
    'O tej godzinie nie zaczynają się wizyty. Wybierz jeden z wolnych terminów.',
  'Appointments can be booked up to one year ahead.': 'Wizyty można umawiać najwyżej rok naprzód.',
} as const;

/** Of what owners do with their visits, and veterinarians, too. */
export const OWN_VISIT_REFUSALS_IN_POLISH = {
  'Only the veterinarian can complete an appointment.': 'Wizytę może zakończyć tylko lekarz.',
  'Nothing is asked about this visit.': 'O tę wizytę nikt nie pyta.',
  'Please enter a name with letters.': 'Wpisz imię składające się z liter.',
  'This appointment was not found.': 'Nie ma takiej wizyty.',
  'This visit was not found.': 'Nie ma takiej wizyty.',
  'This appointment is already cancelled.': 'Ta wizyta jest już odwołana.',
  'This appointment is already completed.': 'Ta wizyta jest już zakończona.',
  'This visit has begun already.': 'Ta wizyta już się zaczęła.',
  'This request was not found.': 'Nie ma takiej prośby.',
  'This request is already accepted.': 'Ta prośba jest już przyjęta.',
  'This request is already declined.': 'Na tę prośbę odpowiedziano już odmownie.',
  'This request is already withdrawn.': 'Ta prośba jest już wycofana.',
  'The proposed time has passed.': 'Zaproponowany termin już minął.',
  'The visit keeps its time until the answer, and this one overlaps it. Please choose another one.':
    'Do czasu odpowiedzi wizyta zachowuje swój termin, a ten się z nim pokrywa. Wybierz inny.',
  'You have asked for many other times today. Please try again tomorrow.':
    'Dziś poproszono już o wiele zmian terminu. Spróbuj ponownie jutro.',
  'You can only review your own visits.': 'Opinię można napisać tylko o własnej wizycie.',
  'This visit is of one of your pets already.': 'Ta wizyta jest już przypisana do jednego z Twoich zwierząt.',
  'This is none of your pets.': 'To nie jest jedno z Twoich zwierząt.',
  'You can keep up to 500 pets here.': 'Możesz mieć tu najwyżej 500 zwierząt.',
  'You have answered already. Write to your vet if something has changed.':
    'Odpowiedzi są już wysłane. Jeśli coś się zmieniło, napisz do lekarza.',
  'These questions are too old to answer. Please write to your vet instead.':
    'Na te pytania jest już za późno. Napisz do lekarza.',
  'Please answer each question.': 'Odpowiedz na każde pytanie.',
  'A visit takes up to 3 photos. Please remove one before you add another.':
    'Do wizyty można dodać najwyżej 3 zdjęcia. Usuń jedno, aby dodać kolejne.',
} as const;

export const BOOKING_REFUSALS_IN_POLISH = {
  'You can only book for your own pets, and for those whose owner lets you.':
    'Wizyty można umawiać dla własnych zwierząt i dla tych, których opiekun na to pozwala.',
  'Veterinarians cannot book appointments.': 'Z konta lekarza nie można umawiać wizyt.',
  'Only a veterinarian can be booked.': 'Wizytę można umówić tylko u lekarza.',
  'You have booked many visits today. Please try again tomorrow.':
    'Dziś umówiono już wiele wizyt. Spróbuj ponownie jutro.',
  'You already have 20 visits to come. Please cancel one before you book another.':
    'Masz już 20 umówionych wizyt. Odwołaj jedną, aby umówić kolejną.',
  'This kind of visit is not for this animal. Please choose another one.':
    'Ten rodzaj wizyty nie jest dla tego gatunku. Wybierz inny.',
  'This kind of visit is for people who have been here before. Please choose another one.':
    'Ten rodzaj wizyty jest dla osób, które już tu były. Wybierz inny.',
  'This kind of visit is for new clients. Please choose another one.':
    'Ten rodzaj wizyty jest dla nowych klientów. Wybierz inny.',
  'This kind of visit is booked only by phone. Please call the practice, or choose another one.':
    'Ten rodzaj wizyty można umówić tylko telefonicznie. Zadzwoń do lecznicy albo wybierz inny.',
  'This kind of visit is not offered any more. Please choose another one.':
    'Tego rodzaju wizyt już nie ma. Wybierz inny.',
} as const;

export const EARLIER_REFUSALS_IN_POLISH = {
  'Please sign in to hear about earlier times.': 'Zaloguj się, aby dostawać wcześniejsze terminy.',
  'Please say for which pet the visit is, and why it comes.':
    'Podaj, dla którego zwierzęcia jest wizyta i jaki jest jej powód.',
  'Please use at most 5,000 characters.': 'Wpisz najwyżej 5000 znaków.',
  'This veterinarian was not found.': 'Nie ma takiego lekarza.',
  'Please choose at least one day of the week.': 'Wybierz co najmniej jeden dzień tygodnia.',
  'Please choose at least one time of day.': 'Wybierz co najmniej jedną porę dnia.',
  'Please say how soon you can leave: in 1 to 72 hours.': 'Podaj, ile godzin wcześniej mamy Cię uprzedzić: od 1 do 72.',
  'Please choose 1 to {most} kilometres.': 'Wybierz od 1 do {most} km.',
  'This offer was not found.': 'Nie ma takiej propozycji.',
  'This offer is over, because your request for an earlier time has ended.':
    'Ta propozycja jest nieaktualna, bo Twoja prośba o wcześniejszy termin się zakończyła.',
  'This offer is over. We will tell you when another time comes free.':
    'Ta propozycja jest już nieaktualna. Damy znać, gdy zwolni się inny termin.',
  'You have taken this time already.': 'Ten termin jest już przyjęty.',
  'You may not book this any more. The time goes to somebody else.':
    'Tego terminu nie możesz już przyjąć. Skorzysta z niego ktoś inny.',
  'Your visit is earlier than this by now, or is no longer to come.':
    'Twoja wizyta jest już wcześniej albo nie jest już planowana.',
  'This request has ended already.': 'Ta prośba jest już zakończona.',
  'You have asked for many earlier times today. Please try again tomorrow.':
    'Dziś wysłano już wiele próśb o wcześniejszy termin. Spróbuj ponownie jutro.',
  'You already wait for 5 earlier times. Please end one before you ask for another.':
    'Czekasz już na 5 wcześniejszych terminów. Zakończ jedną prośbę, aby wysłać kolejną.',
  'Only a visit to come can be moved to an earlier time.':
    'Na wcześniej można przełożyć tylko wizytę, która się jeszcze nie odbyła.',
  'We do not know where this practice is. Please choose this veterinarian only.':
    'Nie wiemy, gdzie jest ta lecznica. Wybierz tylko tego lekarza.',
  'Please choose at most 62 days.': 'Wybierz najwyżej 62 dni.',
  'Please choose a first and a last day that are still to come.':
    'Wybierz pierwszy i ostatni dzień, które jeszcze nie minęły.',
} as const;

/** Of messages and the people one writes to. */
export const MESSAGE_REFUSALS_IN_POLISH = {
  'Please sign in to write a message.': 'Zaloguj się, aby napisać wiadomość.',
  'Please write a message.': 'Napisz wiadomość.',
  'Please use at most 4000 characters.': 'Wpisz najwyżej 4000 znaków.',
  'Please say in at most 1000 characters what is wrong with the message.':
    'Napisz, co jest nie tak z tą wiadomością (najwyżej 1000 znaków).',
  'This file is not of the type that its name says. Please choose another one.':
    'Ten plik jest innego typu, niż mówi jego nazwa. Wybierz inny.',
  'You have sent many messages in a short time. Please wait a little.':
    'W krótkim czasie wysłano wiele wiadomości. Odczekaj chwilę.',
  'You have reported many messages today. Please write to us instead.':
    'Dziś zgłoszono już wiele wiadomości. Napisz do nas.',
  'You have blocked this conversation. Unblock it to write.': 'Ta rozmowa jest zablokowana. Odblokuj ją, aby pisać.',
  'You can write to each other once a visit has been booked.': 'Możecie do siebie pisać, gdy wizyta jest umówiona.',
  'This person does not take messages from you any more.': 'Ta osoba nie przyjmuje już od Ciebie wiadomości.',
  'This message was not found.': 'Nie ma takiej wiadomości.',
  'This message could not be sent. Please write it again.': 'Nie udało się wysłać tej wiadomości. Napisz ją ponownie.',
  'This conversation was not found.': 'Nie ma takiej rozmowy.',
  'This account has been deleted.': 'To konto jest usunięte.',
  'A file of this message is not stored. Please attach it again.':
    'Jednego z plików tej wiadomości nie ma już na serwerze. Dołącz go ponownie.',
} as const;

export const ACCOUNT_REFUSALS_IN_POLISH = {
  'Please sign in to download your data.': 'Zaloguj się, aby pobrać swoje dane.',
  'Please sign in to delete your account.': 'Zaloguj się, aby usunąć konto.',
  'Your data has been put together many times in a short time. Please try again later.':
    'W krótkim czasie przygotowano już wiele kopii Twoich danych. Spróbuj ponownie później.',
  'Only a pet owner has a phone number here.': 'Numer telefonu podaje się tu tylko w koncie opiekuna.',
  'Another account has this number. If it is yours, please write to us.':
    'Ten numer ma inne konto. Jeśli to Twój numer, napisz do nas.',
  'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67.':
    'Podaj numer telefonu, na przykład 600 100 200 lub +380 67 123 45 67.',
  'This is not the address you sign in with.': 'To nie jest adres, którego używasz do logowania.',
  'This account is being deleted.': 'To konto jest właśnie usuwane.',
  'Some of your files are still stored. Please try again.':
    'Część Twoich plików jest jeszcze na serwerze. Spróbuj ponownie.',
  'Your profile can only show the address that you sign in with.':
    'W profilu można pokazać tylko adres, którego używasz do logowania.',
  'Please enter a valid email address.': 'Wpisz poprawny adres e-mail.',
} as const;

/** What the service of accounts answers, and its limits. */
export const SIGN_IN_REFUSALS_IN_POLISH = {
  'Invalid login credentials': 'Nieprawidłowy adres e-mail lub hasło.',
  'Email not confirmed': 'Ten adres e-mail nie jest jeszcze potwierdzony.',
  'User already registered': 'Konto z tym adresem już istnieje.',
  'Too many sign-in attempts. Please wait a few minutes and try again.':
    'Zbyt wiele prób logowania. Odczekaj kilka minut i spróbuj ponownie.',
  'Too many registrations from your network. Please try again later.':
    'Zbyt wiele kont założono z Twojej sieci. Spróbuj ponownie później.',
} as const;

/** What it answers to a change of the password or the address. */
export const ACCOUNT_CHANGE_REFUSALS_IN_POLISH = {
  'New password should be different from the old password.': 'Nowe hasło musi różnić się od poprzedniego.',
  'A user with this email address has already been registered': 'Konto z tym adresem już istnieje.',
  'Too many requests for a mail. Please check your mailbox, or try again later.':
    'Zbyt wiele próśb o wiadomość. Sprawdź skrzynkę albo spróbuj ponownie później.',
} as const;
