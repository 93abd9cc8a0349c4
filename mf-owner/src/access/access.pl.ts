import type { Catalogue } from '@veto/slice-kit';

/** What somebody reads who does not see a page. */
export const ACCESS_IN_POLISH = {
  'My Pets is for pet owners': 'Sekcja „Moje zwierzęta” jest dla opiekunów',
  'You are signed in as a veterinarian. The animals you treat are listed with each of your appointments; to keep records of your own pets, register a second account as a pet owner.':
    'To konto lekarza weterynarii. Zwierzęta pacjentów znajdziesz przy wizytach; aby prowadzić karty własnych zwierząt, załóż drugie konto jako opiekun.',
  'View appointments': 'Zobacz wizyty',
  Dashboard: 'Pulpit',
  'Sign in': 'Zaloguj się',
  Register: 'Załóż konto',
  'Please log in to view your pets': 'Zaloguj się, aby zobaczyć swoje zwierzęta',
  'Please log in to view pet details': 'Zaloguj się, aby zobaczyć dane zwierzęcia',
  'You need to be logged in to manage your pets.': 'Danymi zwierząt zarządzasz po zalogowaniu.',
  'Pet not found': 'Nie ma takiego zwierzęcia',
  'Back to My Pets': 'Wróć do sekcji „Moje zwierzęta”',
} as const satisfies Catalogue;
