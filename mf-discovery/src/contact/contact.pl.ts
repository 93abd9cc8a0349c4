import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';

/** What the checks of the form say, and what became of the message. */
const ANSWERS = {
  'Name must be at least 2 characters': 'Imię i nazwisko musi mieć co najmniej 2 znaki',
  'Please enter a name with letters': 'W imieniu i nazwisku muszą być litery',
  'Please use at most 200 characters': 'Wpisz najwyżej 200 znaków',
  'Please write this without a web or mail address': 'Wpisz to bez adresu strony i adresu e-mail',
  'Please enter a valid email address': 'Wpisz poprawny adres e-mail',
  'Please enter a subject': 'Wpisz temat',
  'Message must be at least 10 characters': 'Wiadomość musi mieć co najmniej 10 znaków',
  'Message must be at most 5000 characters': 'Wiadomość może mieć najwyżej 5000 znaków',
  'Message sent': 'Wiadomość wysłana',
  'Thank you. We will answer you by email.': 'Dziękujemy. Odpowiemy e-mailem.',
  Error: 'Błąd',
  'Failed to send your message. Please try again.': 'Nie udało się wysłać wiadomości. Spróbuj ponownie.',
} as const satisfies Catalogue;

export const CONTACT_IN_POLISH = {
  'Too many messages in a short time. Please try again later.':
    'W krótkim czasie wysłano zbyt wiele wiadomości. Spróbuj ponownie później.',
  'Contact Us': 'Kontakt',
  'A question, a problem, an idea? Write to us.': 'Masz pytanie, problem albo pomysł? Napisz do nas.',
  'Many answers are in the {help}. For questions about a visit, ask the veterinarian you booked. If your pet is in danger, do not write: see {emergency}.':
    'Wiele odpowiedzi znajdziesz w dziale {help}. W sprawach wizyty pytaj lekarza, u którego jest umówiona. Jeśli zwierzę jest w niebezpieczeństwie, nie pisz, tylko zobacz: {emergency}.',
  'Help Center': 'Pomoc',
  'emergency care': 'pomoc w nagłych przypadkach',
  'Writing to us needs JavaScript. Please switch it on and load the page again.':
    'Do wysłania wiadomości potrzebny jest JavaScript. Włącz go i wczytaj stronę ponownie.',
  Contact: 'Kontakt',
  Name: 'Imię i nazwisko',
  Email: 'E-mail',
  'We will reply to this address.': 'Odpowiemy na ten adres.',
  Subject: 'Temat',
  Message: 'Wiadomość',
  'Sending...': 'Wysyłanie...',
  'Send message': 'Wyślij wiadomość',
  ...ANSWERS,
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
