/** Of any page that changes something. */
export const SUCCESS_IN_POLISH = { Success: 'Gotowe' } as const;

export const SIGN_IN_SUCCESS_IN_POLISH = {
  'Login successful': 'Zalogowano',
  'Welcome back to Veto!': 'Witaj ponownie w Veto!',
  'Registration successful': 'Konto założone',
  'You are being redirected to the dashboard.': 'Za chwilę otworzy się pulpit.',
  'Your account is ready': 'Konto jest gotowe',
  'You can continue where you left off.': 'Możesz wrócić do tego, co było zaczęte.',
  'Please check your email to confirm your address.': 'Sprawdź pocztę i potwierdź swój adres.',
  'Check your email': 'Sprawdź pocztę',
  'If an account with this address exists, we have sent a link to set a new password.':
    'Jeśli istnieje konto z tym adresem, wysłaliśmy link do ustawienia nowego hasła.',
} as const;

/** Of the account's own page, too. */
export const PASSWORD_SUCCESS_IN_POLISH = {
  'Password saved': 'Hasło zapisane',
  'You can use your new password from now on.': 'Od teraz możesz używać nowego hasła.',
} as const;

export const SIGN_OUT_SUCCESS_IN_POLISH = {
  'Signed out': 'Wylogowano',
  'You have been successfully signed out.': 'Wylogowano z konta.',
} as const;

export const PROFILE_SUCCESS_IN_POLISH = {
  'Profile updated': 'Profil zapisany',
  'Your profile has been successfully updated.': 'Zmiany w profilu są zapisane.',
  'Profile image updated': 'Zdjęcie zapisane',
  'Your profile image has been successfully updated.': 'Twoje zdjęcie profilowe jest zmienione.',
  'Profile image removed': 'Zdjęcie usunięte',
  'Your profile image has been successfully removed.': 'Twoje zdjęcie profilowe jest usunięte.',
} as const;

export const NEW_PROFILE_SUCCESS_IN_POLISH = {
  'Profile created': 'Profil utworzony',
  'Your profile is now live. You can sign in now.': 'Twój profil jest już widoczny. Możesz się zalogować.',
} as const;

export const PET_ADDED_IN_POLISH = {
  '{pet} has been added to your pets!': '{pet}: dodano do Twoich zwierząt!',
} as const;

/** Beside it, of one's pets. */
export const PET_SUCCESS_IN_POLISH = {
  'Image updated': 'Zdjęcie zapisane',
  'The pet image has been successfully updated.': 'Zdjęcie zwierzęcia jest zmienione.',
  'Image removed': 'Zdjęcie usunięte',
  'The pet image has been successfully removed.': 'Zdjęcie zwierzęcia jest usunięte.',
  'Pet updated': 'Dane zapisane',
  "{pet}'s information has been updated successfully.": '{pet}: zmiany są zapisane.',
  'Pet removed': 'Zwierzę usunięte',
  '{pet} is no longer among your pets.': '{pet}: usunięto z Twoich zwierząt.',
  'Pet archived': 'Zwierzę w archiwum',
  '{pet} is kept under Archived Pets, with all visits and records.':
    '{pet}: profil jest w archiwum, ze wszystkimi wizytami i wpisami.',
  'In memory of {pet}': '{pet}: zostanie w pamięci',
  'We are sorry for your loss. You will not be reminded of anything for this pet.':
    'Bardzo nam przykro. Nie będziemy już wysyłać przypomnień dotyczących tego zwierzęcia.',
  '{pet} is among your pets again.': '{pet}: przywrócono do Twoich zwierząt.',
} as const;

export const RECORD_SUCCESS_IN_POLISH = {
  'The entry has been added to the health record.': 'Wpis jest dodany do karty zdrowia.',
  'The entry has been removed from the health record.': 'Wpis jest usunięty z karty zdrowia.',
  '{veterinarian} can read the health record.': '{veterinarian} ma dostęp do karty zdrowia.',
  '{veterinarian} can no longer read the health record.': '{veterinarian} nie ma już dostępu do karty zdrowia.',
} as const;

export const PASSPORT_SUCCESS_IN_POLISH = {
  'Welcome back, {pet}': '{pet}: znów w domu',
  'Finders can no longer write to you.': 'Osoby, które otworzą paszport, nie mogą już do Ciebie pisać.',
} as const;

export const BOOKING_SUCCESS_IN_POLISH = {
  'Appointment Booked': 'Wizyta umówiona',
  'Your appointment with {veterinarian} has been successfully booked.': 'Wizyta jest umówiona. Lekarz: {veterinarian}.',
} as const;

/** Of what an owner or a guest does with a visit. */
export const VISIT_SUCCESS_IN_POLISH = {
  'Your visit is moved': 'Wizyta została przełożona',
  'It is now on {when}.': 'Nowy termin: {when}.',
  'Thank you': 'Dziękujemy',
  'Your review has been published.': 'Opinia jest opublikowana.',
} as const;

/** Beside them, of what only an owner does. */
export const OWN_VISIT_SUCCESS_IN_POLISH = {
  'The visit is in the record of {pet}.': 'Wizyta jest w karcie zdrowia: {pet}.',
  'Your veterinarian can see this now.': 'Lekarz już to widzi.',
  'Your request has been withdrawn. The appointment stays at its time.':
    'Prośba jest wycofana. Termin wizyty pozostaje bez zmian.',
  'Reschedule Request Sent': 'Prośba o zmianę terminu wysłana',
  "We'll contact you shortly to reschedule your appointment with {veterinarian} for {pet}.":
    'Wkrótce damy znać, czy nowy termin pasuje. Lekarz: {veterinarian}. Zwierzę: {pet}.',
  'Appointment Cancelled': 'Wizyta odwołana',
  'Your appointment with {veterinarian} for {pet} has been cancelled.':
    'Wizyta jest odwołana. Lekarz: {veterinarian}. Zwierzę: {pet}.',
  'The appointment has been moved to the proposed time.': 'Wizyta ma teraz zaproponowany termin.',
  'The appointment stays at its time.': 'Termin wizyty pozostaje bez zmian.',
} as const;

export const CALENDAR_LINK_SUCCESS_IN_POLISH = {
  'The link has been revoked. Calendars that use it are no longer updated.':
    'Link jest unieważniony. Kalendarze, które z niego korzystają, nie będą już aktualizowane.',
} as const;

/** What only veterinarians read. */
export const PRACTICE_VISIT_SUCCESS_IN_POLISH = {
  '{pet}’s visit is not completed': '{pet}: wizyta nie jest zakończona',
  'It is upcoming again, and your note is kept.': 'Znów jest zaplanowana, a Twoja notatka jest zachowana.',
  'The visit for {pets} has been booked.': 'Wizyta jest umówiona: {pets}.',
  'The visit for {pets} has been booked. We have told the client.':
    'Wizyta jest umówiona: {pets}. Klient dostał wiadomość.',
  '{client} has been asked. Both times are held until they answer.':
    '{client}: wysłano propozycję. Oba terminy są zajęte do czasu odpowiedzi.',
  'The proposal has been withdrawn. The appointment stays at its time.':
    'Propozycja jest wycofana. Termin wizyty pozostaje bez zmian.',
  'Review reported': 'Opinia zgłoszona',
  'It stays visible until we have decided. Thank you.': 'Pozostanie widoczna do czasu naszej decyzji. Dziękujemy.',
  'Licence sent': 'Dokument wysłany',
  'We check it, and tell you by email.': 'Sprawdzimy go i damy znać e-mailem.',
} as const;
