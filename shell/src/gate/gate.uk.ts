import type { GATE_IN_POLISH } from './gate.pl.ts';

export const GATE_IN_UKRAINIAN = {
  'Access Protected': 'Доступ захищено',
  'Enter password to access Veto': 'Введіть пароль, щоб увійти до Veto',
  Password: 'Пароль',
  'Enter password': 'Введіть пароль',
  'Incorrect password. Please try again.': 'Неправильний пароль. Спробуйте ще раз.',
  'Access Site': 'Увійти на сайт',
} as const satisfies Record<keyof typeof GATE_IN_POLISH, string>;
