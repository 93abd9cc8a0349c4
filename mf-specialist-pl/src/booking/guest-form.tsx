import type { GuestBooking } from '@veto/shared-data/booking';
import { type GuestContactMessages, useGuestContact } from '@veto/shared-data/guest-visits';
import { GuestFields, type GuestFieldsWords } from '@veto/shared-ui/guest-fields';
import type { RefObject } from 'react';

const WORDS: GuestFieldsWords = {
  group: 'Twoje dane',
  name: 'Imię i nazwisko',
  phone: 'Telefon',
  email: 'E-mail (opcjonalnie)',
  emailHelp: 'Na potwierdzenie i przypomnienie o wizycie',
  back: 'Wolę się zalogować',
  code: 'Kod',
  codeHelp: (email) => `Wysłaliśmy go na ${email}. Wpisz go i zarezerwuj wizytę.`,
  sendAgain: 'Wyślij nowy kod',
};

const MESSAGES: GuestContactMessages = {
  name: 'Podaj imię i nazwisko',
  phone: 'Podaj numer telefonu, na przykład 600 100 200',
  email: 'Podaj poprawny adres e-mail',
  emailNeeded: 'Lecznica potwierdza wizyty e-mailem: podaj swój adres',
  codeMissing: 'Wpisz kod',
  codeWrong: 'Ten kod jest błędny albo już nieważny',
  codeNotSent: 'Nie udało się wysłać kodu. Spróbuj ponownie albo zadzwoń do lecznicy',
  tooManyCodes: 'Wysłano już zbyt wiele kodów. Spróbuj za godzinę albo zadzwoń do lecznicy',
  tooLong: (characters) => `Wpisz najwyżej ${characters} znaków`,
};

/** The fields of a guest in the booking sheet; `handle` checks them and books. */
export default function GuestForm({ handle, onBack }: { handle: RefObject<GuestBooking | null>; onBack: () => void }) {
  return <GuestFields words={WORDS} onBack={onBack} {...useGuestContact(handle, MESSAGES, 'pl')} />;
}
