import type { JOIN_IN_POLISH } from './join.pl.ts';
import type { RIGHTS_IN_POLISH } from './rights.pl.ts';
import type { ROLES_IN_POLISH } from './roles.pl.ts';

export const JOIN_IN_UKRAINIAN = {
  Invitation: 'Запрошення',
  'My Pets': 'Мої тварини',
  '{owner} asks you to care for {pets}': '{owner} просить вас про догляд: {pets}',
  'You may': 'Вам дозволено',
  'This link does not work, or no longer works.': 'Це посилання не діє або вже недійсне.',
  'See the passport and what is due today': 'Бачити паспорт і план на сьогодні',
  'Note food and walks': 'Записувати годування й прогулянки',
  'This is your own invitation. Send the link to the person you invite.':
    'Це ваше власне запрошення. Надішліть посилання людині, яку запрошуєте.',
  'A veterinarian’s account cannot join a household. Sign in with another account.':
    'З облікового запису ветеринара не можна прийняти запрошення. Увійдіть з іншого облікового запису.',
  'Sign in to accept': 'Увійти, щоб прийняти',
  Register: 'Зареєструватися',
  Accept: 'Прийняти',
  'Accepting...': 'Приймаємо...',
  'Try again': 'Спробувати ще раз',
} as const satisfies Record<keyof typeof JOIN_IN_POLISH | 'Try again', string>;

/** `RIGHTS`, which a list says in small letters. */
export const RIGHTS_IN_UKRAINIAN = {
  'Book visits': 'Записувати на візити',
  'Message vets': 'Писати ветеринарам',
  'Read the record': 'Бачити картку здоров’я',
  'Record medicines': 'Записувати ліки',
  'Cannot book visits': 'Не може записувати на візити',
  'Cannot message vets': 'Не може писати ветеринарам',
  'Cannot read the record': 'Не бачить картки здоров’я',
  'Cannot record medicines': 'Не може записувати ліки',
} as const satisfies Record<keyof typeof RIGHTS_IN_POLISH, string>;

export const ROLES_IN_UKRAINIAN = {
  Carer: 'Постійний догляд',
  'Sitter until {day}': 'Тимчасовий догляд до {day}',
  'Sitter on {day}': 'Тимчасовий догляд, {day}',
  'Sitter {from} – {until}': 'Тимчасовий догляд, {from} – {until}',
} as const satisfies Record<keyof typeof ROLES_IN_POLISH, string>;
