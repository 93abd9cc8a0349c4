import type { CHECKS_IN_POLISH } from './typed.pl.ts';

/** What the checks of any form may say. */
export const CHECKS_IN_UKRAINIAN = {
  'Please enter a valid email address': 'Введіть правильну адресу електронної пошти',
  'Please enter a name with letters': 'В імені мають бути літери',
  'Please write this without a web or mail address': 'Напишіть це без адреси сайту чи електронної пошти',
  'Please use at most 40 characters': 'Введіть щонайбільше 40 символів',
  'Please use at most 100 characters': 'Введіть щонайбільше 100 символів',
  'Please use at most 200 characters': 'Введіть щонайбільше 200 символів',
  'Please use at most 500 characters': 'Введіть щонайбільше 500 символів',
  'Please use at most 1000 characters': 'Введіть щонайбільше 1000 символів',
  'Please use at most 5000 characters': 'Введіть щонайбільше 5000 символів',
  'Please use at most 10000 characters': 'Введіть щонайбільше 10 000 символів',
} as const satisfies Record<keyof typeof CHECKS_IN_POLISH, string>;
