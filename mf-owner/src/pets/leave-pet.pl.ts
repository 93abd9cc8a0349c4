import type { Catalogue } from '@veto/slice-kit';

export const LEAVE_PET_IN_POLISH = {
  '{pet} has died': '{pet} nie żyje',
  'Remove {name}': 'Usuń: {name}',
  'Remove {name}?': 'Usunąć: {name}?',
  'Yes, Remove': 'Tak, usuń',
  'Keep {name}': 'Zostaw: {name}',
  '{pet} has visits here and is archived: visits and health record stay, under Archived Pets.':
    '{pet}: są tu umówione lub odbyte wizyty, więc profil trafi do archiwum. Wizyty i karta zdrowia pozostaną.',
  'The health record of {pet}, its photo and its documents are removed with it. This action cannot be undone.':
    'Razem z profilem ({pet}) usuniemy kartę zdrowia, zdjęcie i dokumenty. Tego nie można cofnąć.',
  'Upcoming visits stay booked. Cancel them under Appointments if you no longer need them.':
    'Nadchodzące wizyty pozostaną umówione. Jeśli nie są już potrzebne, odwołaj je w sekcji „Moje wizyty”.',
  'In memory of {pet}': '{pet}: zostanie w pamięci',
  'We are very sorry. This page, its photo and all visits stay as they are, for as long as you like. We will not remind you of anything for {pet} any more. You can change this at any time.':
    'Bardzo nam przykro. Ta strona, zdjęcie i wszystkie wizyty pozostaną tak długo, jak zechcesz. Nie będziemy już wysyłać przypomnień ({pet}). W każdej chwili możesz to zmienić.',
  'Keep in memory': 'Zachowaj w pamięci',
  'Not now': 'Nie teraz',
} as const satisfies Catalogue;
