import type { Catalogue } from '@veto/slice-kit';
import { SIGNS_IN_POLISH } from './signs.pl.ts';

export const EMERGENCY_IN_POLISH = {
  'Emergency Pet Care': 'Nagły przypadek: pomoc dla zwierzęcia',
  'We do not know “{unknown}”. Distances are from the centre of {city}: choose the city nearest to you.':
    'Nie znamy miejsca „{unknown}”. Odległości są liczone od centrum (miasto: {city}): wybierz najbliższe miasto.',
  'Distances are from your position.': 'Odległości są liczone od Twojej lokalizacji.',
  'Your position is not available. Distances are from the centre of {city}.':
    'Twoja lokalizacja jest niedostępna. Odległości są liczone od centrum (miasto: {city}).',
  'Nobody answers at the moment. You see the list of {city}.':
    'W tej chwili nikt nie odpowiada. Widzisz listę dla miasta: {city}.',
  'This list is of {moment}, when Veto was last reached.': 'Stan listy: {moment}, ostatnie połączenie z Veto.',
  'Nobody on Veto at this hour': 'O tej godzinie nikogo w Veto',
  'Call a 24-hour clinic': 'Zadzwoń do kliniki całodobowej',
  'No veterinarian here takes emergencies now, and our list has no clinic that never closes.':
    'Żaden lekarz w Veto nie przyjmuje teraz nagłych przypadków, a na naszej liście nie ma kliniki całodobowej.',
  'Looking for the nearest': 'Szukamy najbliższej pomocy',
  'Try again': 'Spróbuj ponownie',
  Error: 'Błąd',
  'Failed to fetch the numbers to call.': 'Nie udało się wczytać numerów telefonów.',
  'Search the web for {words} and the name of your city. Every clinic in Poland is registered with one of the sixteen regional veterinary chambers ({chambers}); the National Chamber, {link}, leads to them.':
    'Wpisz w wyszukiwarkę {words} i nazwę miasta. Każda lecznica w Polsce jest zarejestrowana w jednej z szesnastu izb ({chambers}); prowadzi do nich Krajowa Izba Lekarsko-Weterynaryjna: {link}.',
  // The nearest.
  'Nearest, open now': 'Najbliżej, czynne teraz',
  'Open until {time}': 'Czynne do {time}',
  'Open 24 hours': 'Czynne całą dobę',
  '{drive} by car': '{drive} samochodem',
  'about {drive} by car': 'około {drive} samochodem',
  'Call {phone}, {name}': 'Zadzwoń: {phone}, {name}',
  Call: 'Zadzwoń',
  'Directions to {name}': 'Trasa: {name}',
  Directions: 'Trasa',
  'Say that you are on your way. Do not book online.': 'Powiedz, że już jedziesz. Nie umawiaj wizyty przez internet.',
  'Ask whether they treat {animals}, and say that you are on your way.':
    'Zapytaj, czy przyjmują: {animals}, i powiedz, że już jedziesz.',
  'from the centre of {city}': 'od centrum (miasto: {city})',
  'from the centre of {city}, which you searched last': 'od centrum (miasto: {city}, Twoje ostatnie wyszukiwanie)',
  'from the centre of {city}, where your last visit was': 'od centrum (miasto: {city}, Twoja ostatnia wizyta)',
  // The others.
  'No veterinarian here takes emergencies of {animals} now, and our list has no clinic that never closes.':
    'Żaden lekarz w Veto nie przyjmuje teraz takich nagłych przypadków ({animals}), a na naszej liście nie ma kliniki całodobowej.',
  'No veterinarian on Veto takes emergencies of {animals} within 50 km at this hour.':
    'O tej godzinie żaden lekarz w Veto nie przyjmuje takich nagłych przypadków ({animals}) w promieniu 50 km.',
  'Ask whether they treat {animals}.': 'Zapytaj, czy przyjmują: {animals}.',
  'Open now near {city}': 'Czynne teraz w okolicy: {city}',
  'Open now near you': 'Czynne teraz w pobliżu',
  'No veterinarian on Veto takes emergencies within 50 km at this hour.':
    'O tej godzinie żaden lekarz w Veto nie przyjmuje nagłych przypadków w promieniu 50 km.',
  '24 h clinics': 'Kliniki całodobowe',
  'Our list has no 24-hour clinic within 50 km.': 'Na naszej liście nie ma kliniki całodobowej w promieniu 50 km.',
  'Further than 50 km': 'Dalej niż 50 km',
  'Only if nobody nearer answers.': 'Tylko jeśli nikt bliżej nie odbiera.',
  'Closed since this list was read': 'Zamknięte od wczytania listy',
  'By their own hours. Their next ones are not known without a connection.':
    'Według podanych godzin. Bez połączenia nie wiemy, kiedy znów będą czynne.',
  'Distances are straight lines from the centre of {city}; the minutes are estimated.':
    'Odległości w linii prostej od centrum (miasto: {city}); czas dojazdu jest szacunkowy.',
  'Distances are straight lines from your position; the minutes are estimated.':
    'Odległości w linii prostej od Twojej lokalizacji; czas dojazdu jest szacunkowy.',
  'open 24 hours': 'czynne całą dobę',
  'until {time}': 'do {time}',
  'was open until {time}': 'było czynne do {time}',
  'Source: {source} · checked {date}': 'Źródło: {source} · sprawdzono {date}',
  'in {city}': 'Miasto: {city}',
  '{km} km': '{km} km',
  'about {km} km': 'około {km} km',
  'under {minutes}': 'poniżej {minutes}',
  'more than {hours} h': 'ponad {hours} godz.',
  '{hours} h': '{hours} godz.',
  '{whole} {rest}': '{whole} {rest} min',
  min: 'min',
  minutes: 'minut',
  // From where.
  For: 'Dla kogo',
  'Any animal': 'Każde zwierzę',
  Dogs: 'Psy',
  Cats: 'Koty',
  Rabbits: 'Króliki',
  'Small mammals': 'Małe ssaki',
  Birds: 'Ptaki',
  Reptiles: 'Gady',
  'Other exotic pets': 'Inne zwierzęta egzotyczne',
  Near: 'W pobliżu',
  'My position': 'Moja lokalizacja',
  'Looking...': 'Szukanie...',
  'Use my position': 'Moja lokalizacja',
  // What to do.
  'What do you see?': 'Co widzisz?',
  'Call first. Then open one, and only its steps are shown.':
    'Najpierw zadzwoń. Potem otwórz jeden z objawów, a zobaczysz tylko jego kroki.',
  'Source: {source}': 'Źródło: {source}',
  ...SIGNS_IN_POLISH,
} as const satisfies Catalogue;
