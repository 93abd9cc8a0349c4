/** Why a file was not taken. */
export const ATTACHMENTS_IN_POLISH = {
  '“{name}” is larger than 10 MB.': 'Plik „{name}” jest większy niż 10 MB.',
  '“{name}” is not a PDF, JPEG, PNG, WebP or HEIC file.':
    'Plik „{name}” nie jest w formacie PDF, JPEG, PNG, WebP ani HEIC.',
  '“{name}” cannot be read. Please choose another picture.':
    'Nie udało się odczytać pliku „{name}”. Wybierz inne zdjęcie.',
  '“{name}” is not there any more. Please attach it again.': 'Nie ma już pliku „{name}”. Dołącz go ponownie.',
  '“{name}” was not taken. You may have used up the 200 MB you have for files, or this person takes no messages.':
    'Plik „{name}” nie został przyjęty. Być może wykorzystano już 200 MB na pliki albo ta osoba nie przyjmuje wiadomości.',
  '“{name}” could not be sent. Your text and files are still here. Please try again.':
    'Nie udało się wysłać pliku „{name}”. Tekst i pliki nadal tu są. Spróbuj ponownie.',
  'You are offline. Files need a connection: your text and files stay here, so that you can send them once you are connected.':
    'Brak połączenia z internetem. Do wysłania plików jest potrzebne: tekst i pliki pozostaną tu, aż połączenie wróci.',
} as const;
