import { STATUSES_IN_POLISH } from '@veto/shared-ui/appointment-status-badge';
import type { Catalogue } from '@veto/slice-kit';
import { TODAY_IN_POLISH } from '../dashboard/dashboard.pl.ts';
import type { OFFERS, STEPS } from './for-vets-landing.tsx';

const PROMISES: Record<(typeof OFFERS)[number]['title' | 'text'], string> = {
  'Be found nearby': 'Opiekunowie z okolicy Cię znajdą',
  'Pet owners search by city, specialty and availability. Your profile shows who you are and what you treat.':
    'Opiekunowie szukają według miasta, specjalizacji i wolnych terminów. Twój profil pokazuje, kim jesteś i co leczysz.',
  'Bookings around the clock': 'Rezerwacje przez całą dobę',
  'Owners choose a free time inside your working hours and book it themselves, also when the practice is closed.':
    'Opiekunowie sami wybierają wolny termin w Twoich godzinach pracy, także wtedy, gdy gabinet jest zamknięty.',
  'No double bookings': 'Żadnych podwójnych rezerwacji',
  'Each time can be booked only once. Nobody is offered a time that is booked, held or blocked.':
    'Każdy termin można zająć tylko raz. Terminów zajętych, zatrzymanych i objętych nieobecnością nikt już nie widzi.',
  'Know who is coming': 'Wiadomo, kto przyjdzie',
  'Each appointment shows the pet, the reason for the visit and how to reach the owner.':
    'Przy każdej wizycie widać zwierzę, powód i kontakt do opiekuna.',
  'Close the visit, and the record follows': 'Zakończ wizytę, a dokumentacja powstanie sama',
  'One press marks it complete. With a note, vaccinations, weight and medicines go into the pet’s record, and the owner gets the summary by email.':
    'Wizytę kończy jedno kliknięcie. Notatka, szczepienia, waga i leki trafiają do książeczki zdrowia zwierzęcia, a opiekun dostaje zalecenia e-mailem.',
  'Your week where you already look': 'Tydzień tam, gdzie i tak zaglądasz',
  'Block time, take public holidays off, propose another time; and subscribe to your visits in the calendar program you use.':
    'Blokuj godziny, zaznaczaj wolne święta, proponuj inne terminy i subskrybuj wizyty w swoim programie kalendarza.',
  'Reviews that mean something': 'Opinie, którym można ufać',
  'Only the owner of a completed visit can review it, once. You answer in public, and report what breaks the rules.':
    'Opinię może napisać tylko opiekun po odbytej wizycie, i tylko raz. Odpowiadasz publicznie i zgłaszasz to, co łamie zasady.',
};

const WAY: Record<(typeof STEPS)[number], string> = {
  'Register as a veterinarian with your name and email address.':
    'Załóż konto lekarza weterynarii: wystarczy imię i nazwisko oraz adres e-mail.',
  'Go through six short steps: clinic, pets, prices, hours, portrait, preview. You can stop and go on at any time.':
    'Przejdź sześć krótkich kroków: lecznica, zwierzęta, ceny, godziny, portret, podgląd. W każdej chwili możesz przerwać i wrócić.',
  'With your working hours saved, pet owners find you and book.':
    'Po zapisaniu godzin pracy opiekunowie mogą Cię znaleźć i umawiać wizyty.',
};

/** Why the animals of the sample day come. */
const REASONS = {
  Vaccination: 'Szczepienie',
  'Limps after longer walks': 'Kuleje po dłuższych spacerach',
  'Nail trim': 'Obcinanie pazurów',
};

export const FOR_VETS_IN_POLISH = {
  'Veto for veterinarians': 'Veto dla lekarzy weterynarii',
  'A public profile, online booking inside the hours you choose, and one calm list of the visits that are coming.':
    'Publiczny profil, rezerwacje online w wybranych przez Ciebie godzinach i jedna przejrzysta lista nadchodzących wizyt.',
  'What Veto does for your practice': 'Co Veto robi dla Twojego gabinetu',
  'An invented day, as your dashboard shows it: visits with animal and reason, open times, the break, and where now is.':
    'Przykładowy dzień, tak jak pokazuje go pulpit: wizyty ze zwierzęciem i powodem, wolne terminy, przerwa i bieżąca godzina.',
  'Three steps to your first booking': 'Trzy kroki do pierwszej rezerwacji',
  'Manage Your Profile': 'Profil lekarza',
  'Appointment Calendar': 'Kalendarz wizyt',
  'You are signed in as a pet owner. A veterinarian needs an account of their own: sign out first, then register as a veterinarian.':
    'To konto opiekuna zwierząt. Lekarz weterynarii potrzebuje osobnego konta: najpierw się wyloguj, a potem załóż konto lekarza.',
  'Go to your dashboard': 'Przejdź do pulpitu',
  'Find a Veterinarian': 'Znajdź weterynarza',
  'Join as a Veterinarian': 'Dołącz jako lekarz weterynarii',
  'Sign in': 'Zaloguj się',
  ...PROMISES,
  ...WAY,
  ...REASONS,
  ...STATUSES_IN_POLISH,
  ...TODAY_IN_POLISH,
} as const satisfies Catalogue;
