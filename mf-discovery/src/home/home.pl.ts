import { RATINGS_IN_POLISH } from '@veto/shared-ui/star-rating';
import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';
import { CARE_IN_POLISH } from './care.pl.ts';
import type { FEATURES } from './why-choose-vets.tsx';

type Feature = (typeof FEATURES)[number];

const REASONS: Record<Feature['title' | 'text'], string> = {
  'Easy Search': 'Proste wyszukiwanie',
  'Search by animal, need, city and day in one line.': 'Zwierzę, potrzeba, miasto i dzień w jednym polu wyszukiwania.',
  'Online Booking 24/7': 'Rezerwacja online przez całą dobę',
  'Pick an open time, day or night.': 'Wybierz wolny termin o każdej porze dnia i nocy.',
  'Direct Messaging': 'Wiadomości do lekarza',
  'Write to the veterinarian you booked, before the visit and after it.':
    'Napisz do lekarza, u którego masz wizytę: przed nią i po niej.',
  'Verified Reviews': 'Sprawdzone opinie',
  'Only owners whose visit took place can review, once for each visit.':
    'Opinię może napisać tylko opiekun, którego wizyta się odbyła, raz po każdej wizycie.',
  Reminders: 'Przypomnienia',
  'We remind you of appointments and vaccinations, on this site and by email.':
    'Przypominamy o wizytach i szczepieniach: w serwisie i e-mailem.',
  'Emergency Information': 'Pomoc w nagłych przypadkach',
  'Know what to do first, and whom to call, when every minute counts.':
    'Dowiedz się, co zrobić najpierw i gdzie zadzwonić, gdy liczy się każda minuta.',
};

const SEARCH = {
  Search: 'Szukaj',
  Pet: 'Zwierzę',
  Need: 'Potrzeba',
  City: 'Miasto',
  When: 'Kiedy',
};

const FEATURED = {
  'Featured Veterinarians': 'Polecani weterynarze',
  'View All Veterinarians': 'Zobacz wszystkich weterynarzy',
  'Examples, until the first veterinarians have joined.': 'Przykłady, dopóki nie dołączą pierwsi weterynarze.',
  'Veterinarians you can get to know here.': 'Tutaj możesz ich poznać.',
  'Top-rated after completed visits.': 'Najwyżej oceniani po odbytych wizytach.',
  Error: 'Błąd',
  'Failed to fetch veterinarians.': 'Nie udało się wczytać weterynarzy.',
  'An unexpected error occurred while fetching veterinarians.':
    'Podczas wczytywania weterynarzy wystąpił nieoczekiwany błąd.',
  'Check your connection and try again.': 'Sprawdź połączenie i spróbuj ponownie.',
  'Try again': 'Spróbuj ponownie',
};

const REVIEWS = {
  'What Pet Owners Say': 'Co mówią opiekunowie zwierząt',
  'From reviews of visits that took place.': 'Z opinii po wizytach, które się odbyły.',
  'Examples, until the first reviews are published.': 'Przykłady, dopóki nie pojawią się pierwsze opinie.',
  'The reviews could not be loaded.': 'Nie udało się wczytać opinii.',
  'I found a veterinarian for my cat on a Sunday evening and we were seen on Monday morning.':
    'Weterynarz dla mojego kota znalazł się w niedzielę wieczorem, a wizyta była już w poniedziałek rano.',
  'No more calling around. I saw the free times, picked one, and that was it.':
    'Koniec z obdzwanianiem lecznic. Widzę wolne terminy, wybieram jeden i gotowe.',
  'Our dog’s vaccinations are all in one place now, and moving a visit took a minute.':
    'Wszystkie szczepienia naszego psa są teraz w jednym miejscu, a przełożenie wizyty zajęło minutę.',
};

const INVITATIONS = {
  'Ready for your next patient?': 'Kolejny pacjent już czeka?',
  'Ready to meet your pet’s veterinarian?': 'Pora poznać weterynarza dla swojego zwierzęcia?',
  'Your visits and your calendar are on your dashboard.': 'Wizyty i kalendarz są na Twoim pulpicie.',
  'Booking takes a minute, day or night.': 'Umówienie wizyty zajmuje minutę, w dzień i w nocy.',
  'Registration is free and takes a minute. Booking takes another one.':
    'Założenie konta jest bezpłatne i zajmuje minutę. Umówienie wizyty zajmie drugą.',
  'Open your dashboard': 'Otwórz pulpit',
  'Find a Veterinarian': 'Znajdź weterynarza',
  'Register Now': 'Załóż konto',
  'Are you a veterinarian?': 'Leczysz zwierzęta?',
  'A public profile, bookings around the clock, and a week you can read at a glance.':
    'Publiczny profil, rezerwacje przez całą dobę i tydzień pracy widoczny na pierwszy rzut oka.',
  'Join as a Veterinarian': 'Dołącz jako lekarz weterynarii',
};

export const HOME_IN_POLISH = {
  'Find the Perfect Veterinarian for Your Pet': 'Znajdź weterynarza dla swojego zwierzęcia',
  'Find and book the best veterinarians for your pets.': 'Porównaj lekarzy weterynarii i umów wizytę przez internet.',
  'Emergency: whom to call now': 'Nagły przypadek: gdzie teraz zadzwonić',
  'Care for every need': 'Opieka na każdą potrzebę',
  'Whatever your pet needs, find the right vet.':
    'Czegokolwiek potrzebuje Twoje zwierzę, znajdziesz tu właściwego lekarza.',
  'Explore All Services': 'Zobacz wszystkie usługi',
  'Why Choose Vets': 'Dlaczego Veto',
  "Everything your pet's care needs, in one place.": 'Wszystko dla zdrowia zwierzęcia w jednym miejscu.',
  ...SEARCH,
  ...CARE_IN_POLISH,
  ...FEATURED,
  ...REVIEWS,
  ...REASONS,
  ...INVITATIONS,
  ...RATINGS_IN_POLISH,
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
