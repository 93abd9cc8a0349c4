// By what a page may say, so that each takes only its own. Each group is a literal: what a page does not name, it does not carry.

export const SIGN_IN_ERRORS_IN_POLISH = {
  'Login failed': 'Nie udało się zalogować',
  'Please check your credentials and try again.': 'Sprawdź adres e-mail i hasło, a potem spróbuj ponownie.',
  'Registration failed': 'Nie udało się założyć konta',
  'Please try again later.': 'Spróbuj ponownie później.',
  'An unexpected error occurred. Please try again later.': 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie później.',
  'Profile creation failed': 'Nie udało się utworzyć profilu',
  'Failed to send the reset link. Please try again.': 'Nie udało się wysłać linku. Spróbuj ponownie.',
  'Failed to save your new password. Please try again.': 'Nie udało się zapisać nowego hasła. Spróbuj ponownie.',
  'This link no longer works. Please ask for a new one.': 'Ten link już nie działa. Poproś o nowy.',
} as const;

export const SIGN_OUT_ERRORS_IN_POLISH = {
  'Failed to sign out. Please try again.': 'Nie udało się wylogować. Spróbuj ponownie.',
} as const;

/** Of one's own name, address and photo. */
export const PROFILE_ERRORS_IN_POLISH = {
  'Failed to fetch profile data.': 'Nie udało się wczytać danych profilu.',
  'Failed to update profile.': 'Nie udało się zapisać profilu.',
  'Please upload a JPEG, PNG, WebP, or HEIC image.': 'Wybierz zdjęcie w formacie JPEG, PNG, WebP lub HEIC.',
  'Please upload an image smaller than 10MB.': 'Wybierz zdjęcie mniejsze niż 10 MB.',
  'Failed to upload image. Please try again.': 'Nie udało się wysłać zdjęcia. Spróbuj ponownie.',
  'Failed to update profile. Please try again.': 'Nie udało się zapisać profilu. Spróbuj ponownie.',
  'Failed to remove profile image. Please try again.': 'Nie udało się usunąć zdjęcia. Spróbuj ponownie.',
} as const;

/** Of photos, whatever they show. */
export const IMAGE_ERRORS_IN_POLISH = {
  'Invalid file type': 'Niewłaściwy format pliku',
  'File too large': 'Plik jest za duży',
  'Upload failed': 'Nie udało się wysłać pliku',
  'Upload error': 'Błąd wysyłania',
  'Update failed': 'Nie udało się zapisać zmiany',
  'Remove error': 'Błąd usuwania',
  'An unexpected error occurred. Please try again.': 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
  'This image cannot be read. Please choose another one.': 'Nie udało się odczytać tego zdjęcia. Wybierz inne.',
} as const;

/** Of pets and their photos, beside `PETS_ERRORS_IN_POLISH` and `IMAGE_ERRORS_IN_POLISH`. */
export const PET_ERRORS_IN_POLISH = {
  'Failed to add pet. Please try again.': 'Nie udało się dodać zwierzęcia. Spróbuj ponownie.',
  'You must be logged in to add a pet': 'Zaloguj się, aby dodać zwierzę',
  'Pet name and type are required': 'Podaj imię i gatunek zwierzęcia',
  'Please upload a JPEG, PNG, or WebP image.': 'Wybierz zdjęcie w formacie JPEG, PNG lub WebP.',
  'Please upload an image smaller than 5MB.': 'Wybierz zdjęcie mniejsze niż 5 MB.',
  'Failed to upload pet image. Please try again.': 'Nie udało się wysłać zdjęcia zwierzęcia. Spróbuj ponownie.',
  'Failed to update pet image. Please try again.': 'Nie udało się zapisać zdjęcia zwierzęcia. Spróbuj ponownie.',
  'Failed to remove pet image. Please try again.': 'Nie udało się usunąć zdjęcia zwierzęcia. Spróbuj ponownie.',
  "Pet not found or you don't have permission to view it.": 'Nie ma takiego zwierzęcia albo nie masz do niego dostępu.',
  'Failed to load pet details. Please try again.': 'Nie udało się wczytać danych zwierzęcia. Spróbuj ponownie.',
  'Failed to update pet. Please try again.': 'Nie udało się zapisać danych zwierzęcia. Spróbuj ponownie.',
  'Failed to remove pet. Please try again.': 'Nie udało się usunąć zwierzęcia. Spróbuj ponownie.',
} as const;

export const RECORD_ERRORS_IN_POLISH = {
  'Failed to load this part of the health record.': 'Nie udało się wczytać tej części karty zdrowia.',
  'Failed to save this entry. Please try again.': 'Nie udało się zapisać wpisu. Spróbuj ponownie.',
  'Failed to remove this entry. Please try again.': 'Nie udało się usunąć wpisu. Spróbuj ponownie.',
  'Failed to open the document. Please try again.': 'Nie udało się otworzyć dokumentu. Spróbuj ponownie.',
  'Please upload a PDF, JPEG, PNG, WebP, or HEIC file.': 'Wybierz plik PDF, JPEG, PNG, WebP lub HEIC.',
  'Please upload a document smaller than 10MB.': 'Wybierz dokument mniejszy niż 10 MB.',
  'Failed to change access to the health record. Please try again.':
    'Nie udało się zmienić dostępu do karty zdrowia. Spróbuj ponownie.',
} as const;

export const PASSPORT_ERRORS_IN_POLISH = {
  'Failed to load the passport. Please try again.': 'Nie udało się wczytać paszportu. Spróbuj ponownie.',
  'Failed to create the link. Please try again.': 'Nie udało się utworzyć linku. Spróbuj ponownie.',
  'Failed to revoke the link. Please try again.': 'Nie udało się unieważnić linku. Spróbuj ponownie.',
  'Failed to save this. Please try again.': 'Nie udało się tego zapisać. Spróbuj ponownie.',
  'Failed to send your message. Please try again.': 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
} as const;

/** Of what an owner or a guest does with a visit. */
export const VISIT_ERRORS_IN_POLISH = {
  'Failed to load this appointment. Please try again.': 'Nie udało się wczytać wizyty. Spróbuj ponownie.',
  'Failed to cancel appointment. Please try again.': 'Nie udało się odwołać wizyty. Spróbuj ponownie.',
  'Failed to move your visit. Please try again.': 'Nie udało się przełożyć wizyty. Spróbuj ponownie.',
  'Failed to save your review. Please try again.': 'Nie udało się zapisać opinii. Spróbuj ponownie.',
} as const;

/** Beside them, of what only an owner does. */
export const OWN_VISIT_ERRORS_IN_POLISH = {
  'Failed to send the reschedule request. Please try again.':
    'Nie udało się wysłać prośby o zmianę terminu. Spróbuj ponownie.',
  'Failed to withdraw your request. Please try again.': 'Nie udało się wycofać prośby. Spróbuj ponownie.',
  'Failed to answer the reschedule request. Please try again.':
    'Nie udało się odpowiedzieć na propozycję terminu. Spróbuj ponownie.',
  'Failed to save the pet of this visit. Please try again.':
    'Nie udało się zapisać, którego zwierzęcia dotyczy wizyta. Spróbuj ponownie.',
  'Failed to send your answers. Please try again.': 'Nie udało się wysłać odpowiedzi. Spróbuj ponownie.',
  'The calendar file could not be created. Please try again.':
    'Nie udało się utworzyć pliku kalendarza. Spróbuj ponownie.',
  'Not sent': 'Nie wysłano',
  'Your visit is booked, but your answers or photos were not sent. Please send them from here.':
    'Wizyta jest umówiona, ale odpowiedzi lub zdjęcia nie zostały wysłane. Wyślij je stąd.',
  'Failed to remove the photo. Please try again.': 'Nie udało się usunąć zdjęcia. Spróbuj ponownie.',
} as const;

export const BOOKING_ERRORS_IN_POLISH = {
  'Authentication Required': 'Wymagane logowanie',
  'Please log in to book an appointment.': 'Zaloguj się, aby umówić wizytę.',
  'Login Required': 'Wymagane logowanie',
  'Please sign in to book an appointment.': 'Zaloguj się, aby umówić wizytę.',
  'No veterinarian selected.': 'Nie wybrano lekarza.',
  'Failed to book appointment. Please try again.': 'Nie udało się umówić wizyty. Spróbuj ponownie.',
} as const;

export const WORKING_HOURS_ERRORS_IN_POLISH = {
  'Failed to save your working hours. Please try again.': 'Nie udało się zapisać godzin pracy. Spróbuj ponownie.',
} as const;
