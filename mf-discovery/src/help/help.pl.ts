import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';
import type { QUESTIONS } from './questions.ts';

type Question = (typeof QUESTIONS)[number];

const TOPICS: Record<Question['topic'], string> = {
  'Finding a veterinarian': 'Szukanie lekarza',
  'Booking a visit': 'Umawianie wizyty',
  'Your appointments': 'Twoje wizyty',
  'Your pets': 'Twoje zwierzęta',
  'Your account': 'Twoje konto',
  'For veterinarians': 'Dla lekarzy weterynarii',
  Emergencies: 'Nagłe przypadki',
};

const ASKED: Record<Question['question' | 'answer'], string> = {
  'How do I find a veterinarian near me?': 'Jak znaleźć weterynarza w pobliżu?',
  'Search on the home page by name, specialty or city, or open Find Vets and filter by specialty, availability, rating and the kind of pet you have. A profile shows the address, the opening hours and the next free times.':
    'Na stronie głównej wpisz nazwisko, specjalizację lub miasto albo otwórz „Znajdź weterynarza”: lista zaczyna się od najbliższych. W profilu znajdziesz adres, godziny pracy i najbliższe wolne terminy.',
  'Where do the ratings come from?': 'Skąd się biorą oceny?',
  'Only from visits that took place. A pet owner can review a veterinarian once for each completed appointment, and nobody else can. Only the newest review of each owner counts. A veterinarian without reviews yet is marked “New”.':
    'Wyłącznie z wizyt, które się odbyły. Po każdej z nich opiekun może wystawić lekarzowi jedną opinię; nikt inny nie może tego zrobić. Do oceny liczy się tylko najnowsza opinia każdego opiekuna. Lekarz, który nie ma jeszcze opinii, ma oznaczenie „Nowy profil”.',
  'What does “Available today” mean?': 'Co oznacza „Wolny termin dziś”?',
  'The veterinarian has at least one free time left today, Warsaw time. It is calculated from their working hours, their days off and the visits already booked.':
    'Lekarz ma dziś (według czasu warszawskiego) jeszcze co najmniej jeden wolny termin. Obliczamy to z godzin pracy, dni wolnych i umówionych już wizyt.',
  'Do I need an account to book?': 'Czy do umówienia wizyty potrzebne jest konto?',
  'No. Most veterinarians take guests: give your name and phone number, and you get a link to move or cancel the visit. With an account, which is free, your visits and your pets’ records are in one place.':
    'Nie. U większości lekarzy umówisz wizytę bez konta: podaj imię i nazwisko oraz numer telefonu, a otrzymasz link, pod którym możesz przełożyć lub odwołać wizytę. Konto jest bezpłatne i pozwala mieć wizyty oraz karty zdrowia zwierząt w jednym miejscu.',
  'How do I book an appointment?': 'Jak umówić wizytę?',
  'Open a veterinarian’s profile, choose “Book an Appointment”, tell us which pet is coming, pick a free date and time, and say what the visit is about. You can book at any hour of the day.':
    'Otwórz profil lekarza, wybierz wolny dzień i godzinę, a potem „Rezerwuj wizytę”. Podaj, z jakim zwierzęciem przyjdziesz i jaki jest powód wizyty. Wizytę możesz umówić o każdej porze dnia i nocy.',
  'What if somebody else takes the time first?': 'A jeśli ktoś inny zajmie termin przede mną?',
  'A time can only be booked once. If it is taken while you are filling in the form, nothing you typed is lost, and we offer you the nearest free times.':
    'Każdy termin można zarezerwować tylko raz. Jeśli ktoś zajmie go, gdy wypełniasz formularz, nic z wpisanych danych nie przepadnie, a my zaproponujemy najbliższe wolne terminy.',
  'What does booking cost?': 'Ile kosztuje umówienie wizyty?',
  'Booking on Veto is free for pet owners. The veterinarian charges for the visit itself: the profile shows the prices that they have listed, and you can ask about others before you come.':
    'Umawianie wizyt w Veto jest dla opiekunów bezpłatne. Za samą wizytę płacisz lekarzowi: ceny, które podał, znajdziesz w jego profilu, a o pozostałe najlepiej zapytać przed przyjściem.',
  'How do I cancel or move an appointment?': 'Jak odwołać lub przełożyć wizytę?',
  'Open My Appointments, find the visit under Upcoming, and choose Cancel or Reschedule. A cancelled time becomes free for others at once. Your old time stays yours until the veterinarian has agreed to a new one.':
    'Otwórz „Moje wizyty”, znajdź nadchodzącą wizytę i wybierz odwołanie albo zmianę terminu. Jeśli wizyta jest umówiona bez konta, użyj linku, który do niej prowadzi. Odwołany termin od razu staje się wolny dla innych. Gdy prosisz o inny, dotychczasowy pozostaje Twój, dopóki lekarz nie zgodzi się na nowy.',
  'Where do I see what happened at the visit?': 'Gdzie sprawdzę, jak przebiegła wizyta?',
  'Once the veterinarian has completed the visit it moves to Past Appointments. “View Details” shows when it was, for which pet, and the note that the veterinarian left.':
    'Gdy lekarz zakończy wizytę, znajdziesz ją wśród minionych na stronie „Moje wizyty”. W szczegółach zobaczysz, kiedy się odbyła i dla którego zwierzęcia, oraz notatkę lekarza.',
  'Who can see my pets’ health records?': 'Kto widzi karty zdrowia moich zwierząt?',
  'You, the people you invite to care for a pet, as far as you allow, and a veterinarian you book. The veterinarian reads the record of the pet that the visit is for, until 30 days after it, unless you say no on the pet’s page, under Sharing. A link to its passport shows only what you tick.':
    'Ty, osoby zaproszone do opieki nad zwierzęciem (w zakresie, na jaki im pozwolisz) i lekarz, u którego umawiasz wizytę. Lekarz widzi kartę tego zwierzęcia do 30 dni po wizycie, chyba że wyłączysz to na stronie zwierzęcia, w zakładce „Udostępnianie”. Link do paszportu pokazuje tylko to, co w nim zaznaczysz.',
  'Which photos can I upload?': 'Jakie zdjęcia mogę dodać?',
  'JPEG, PNG, WebP or HEIC, as telephones take them. A large photo is made smaller before it is sent.':
    'JPEG, PNG, WebP lub HEIC, czyli takie, jakie robią telefony. Duże zdjęcie zmniejszamy przed wysłaniem.',
  'I forgot my password. What now?': 'Nie pamiętam hasła. Co teraz?',
  'Choose “Forgot password?” on the sign-in page and enter your email address. We send you a link to set a new one.':
    'Na stronie logowania wybierz „Nie pamiętasz hasła?” i podaj swój adres e-mail. Wyślemy link do ustawienia nowego hasła.',
  'What does “Remember me” do?': 'Co daje „Zapamiętaj mnie”?',
  'With it you stay signed in on this device. Without it your session ends when you close the browser tab: better on a computer that you share.':
    'Dzięki temu nie trzeba logować się ponownie na tym urządzeniu. Bez tego sesja kończy się po zamknięciu karty przeglądarki: tak jest lepiej na wspólnym komputerze.',
  'I am a veterinarian. How do I join?': 'Jestem lekarzem weterynarii. Jak dołączyć?',
  'Register and choose “Veterinarian”, complete your profile and send us your licence. You are listed once we have checked it and your name, city and specialty are set, and pet owners can book you once you have set your working hours.':
    'Załóż konto, wybierz „Lekarz weterynarii”, uzupełnij profil i prześlij nam dokument prawa wykonywania zawodu. Pojawisz się na liście, gdy go sprawdzimy, a w profilu będą imię i nazwisko, miasto i specjalizacja; opiekunowie będą mogli umawiać wizyty, gdy ustawisz godziny pracy.',
  'Can I answer a review?': 'Czy mogę odpowiedzieć na opinię?',
  'Yes. Your answer appears under the review. Reviews themselves cannot be edited or removed by the veterinarian they are about.':
    'Tak. Odpowiedź pojawi się pod opinią. Samej opinii lekarz, którego ona dotyczy, nie może zmienić ani usunąć.',
  'My pet needs help right now. What do I do?': 'Moje zwierzę potrzebuje pomocy natychmiast. Co robić?',
  'Do not wait for an online booking: call the nearest clinic. Our emergency page has the number of the nearest veterinarian who takes emergencies now, and says what to do first.':
    'Nie umawiaj wizyty przez internet: zadzwoń do najbliższej lecznicy. Na stronie „Nagły przypadek” znajdziesz numer najbliższego lekarza, który teraz przyjmuje nagłe przypadki, i wskazówki, co zrobić najpierw.',
};

export const HELP_IN_POLISH = {
  'Help Center': 'Pomoc',
  'Answers to what people ask us most.': 'Odpowiedzi na najczęstsze pytania.',
  'Search the questions': 'Szukaj w pytaniach',
  'For example: cancel a visit': 'Na przykład: odwołać wizytę',
  '1 question': '1 pytanie',
  '{count} questions': { few: '{count} pytania', many: '{count} pytań', other: '{count} pytań' },
  'No question matches your search': 'Żadne pytanie nie pasuje do wyszukiwania',
  'Try other words, or ask us.': 'Spróbuj innych słów albo zapytaj nas.',
  'Show all questions': 'Pokaż wszystkie pytania',
  'Contact us': 'Napisz do nas',
  'Can’t find it? {contact}. For a sick pet, see {emergency}.':
    'Nie ma tu odpowiedzi? {contact}. Zwierzę jest chore? Zobacz: {emergency}.',
  'Write to us': 'Napisz do nas',
  'emergency care': 'pomoc w nagłych przypadkach',
  ...TOPICS,
  ...ASKED,
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
