// What the page of an account says once something is pressed.

export {
  ACCOUNT_CHANGE_REFUSALS_IN_POLISH,
  ACCOUNT_MESSAGES_IN_POLISH,
  ACCOUNT_REFUSALS_IN_POLISH,
  ADDRESS_MESSAGES_IN_POLISH,
  PASSWORD_SUCCESS_IN_POLISH,
  SIGN_IN_ERRORS_IN_POLISH,
  SIGN_IN_REFUSALS_IN_POLISH,
  SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
export { CHECKS_IN_POLISH, PASSWORD_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';

import type { Catalogue } from '@veto/slice-kit';

export const FORMS = {
  'Please enter a phone number, such as 600 100 200 or +380 67 123 45 67':
    'Podaj numer telefonu, na przykład 600 100 200 lub +380 67 123 45 67',
  'You already sign in with this address': 'To obecny adres do logowania',
  'Please enter your current password': 'Wpisz obecne hasło',
  'This is not your current password': 'To nie jest obecne hasło',
} as const satisfies Catalogue;

export const LEAVING = {
  'Delete your account?': 'Usunąć konto?',
  'Delete permanently': 'Usuń na zawsze',
  'Deleting...': 'Usuwanie...',
  'Keep my account': 'Zachowaj konto',
  'This cannot be undone. Download your data first if you want to keep it.':
    'Tego nie można cofnąć. Jeśli chcesz zachować swoje dane, najpierw je pobierz.',
  'Your upcoming visits are cancelled, and the veterinarians are notified.':
    'Nadchodzące wizyty zostaną odwołane, a lekarze dostaną powiadomienie.',
  'Your pets, their health records, photos and documents are removed.':
    'Zwierzęta, ich karty zdrowia, zdjęcia i dokumenty zostaną usunięte.',
  'Your reviews stay, without your name. So do past visits and messages, on the side of your veterinarians.':
    'Opinie pozostaną, bez Twojego imienia i nazwiska. Tak samo minione wizyty i wiadomości, po stronie lekarzy.',
  'Your upcoming visits are cancelled, and the pet owners are notified.':
    'Nadchodzące wizyty zostaną odwołane, a opiekunowie dostaną powiadomienie.',
  'Your profile, working hours, prices and photos are removed, and nobody can find you here anymore.':
    'Profil, godziny pracy, ceny i zdjęcia zostaną usunięte i nikt Cię tu już nie znajdzie.',
  'Past visits with their notes, and messages, stay with the pet owners, without your name.':
    'Minione wizyty z notatkami oraz wiadomości pozostaną u opiekunów, bez Twojego imienia i nazwiska.',
  'Your email address': 'Twój adres e-mail',
  'Type {email} to confirm.': 'Aby potwierdzić, wpisz: {email}.',
  'Please type the address you sign in with': 'Wpisz adres, którego używasz do logowania',
} as const satisfies Catalogue;
