import { CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '../typed/index.ts';

export const PROFILE_FORMS_IN_POLISH = {
  'Clinic name must be at least 2 characters': 'Nazwa lecznicy musi mieć co najmniej 2 znaki',
  'Please enter a valid address': 'Wpisz poprawny adres',
  'City name must be at least 2 characters': 'Nazwa miasta musi mieć co najmniej 2 znaki',
  'Please select a specialty': 'Wybierz specjalizację',
  'Please enter years of experience': 'Wpisz lata doświadczenia',
  'Bio must be at least 10 characters': 'Opis musi mieć co najmniej 10 znaków',
  'Bio must be less than 500 characters': 'Opis może mieć najwyżej 500 znaków',
  'Please enter a valid phone number': 'Wpisz poprawny numer telefonu',
  'Please use at most 300 characters': 'Wpisz najwyżej 300 znaków',
  'Please use at most 2000 characters': 'Wpisz najwyżej 2000 znaków',
  ...CHECKS_IN_POLISH,
  ...NUMBER_CHECKS_IN_POLISH,
} as const;
