import type { VISIT_ERRORS_IN_POLISH } from './error-catalogue.pl.ts';
import type { ERRORS_IN_POLISH } from './read-errors.pl.ts';
import type { TIME_REFUSALS_IN_POLISH, VISIT_REFUSALS_IN_POLISH } from './refusals.pl.ts';
import type { VISIT_SUCCESS_IN_POLISH } from './success-catalogue.pl.ts';

/** Of any page that reads or changes something. */
export const ERRORS_IN_UKRAINIAN = {
  Error: 'Помилка',
  'An unexpected error occurred.': 'Сталася неочікувана помилка.',
  'Session expired': 'Сеанс завершився',
  'Please sign in again to continue.': 'Щоб продовжити, увійдіть ще раз.',
  'Please sign in again.': 'Увійдіть ще раз.',
  'You are not allowed to change this.': 'Ви не можете цього змінити.',
  'The server could not be reached.': 'Не вдалося зв’язатися із сервером.',
  'Please check your connection and try again.': 'Перевірте з’єднання з інтернетом і спробуйте ще раз.',
} as const satisfies Record<keyof typeof ERRORS_IN_POLISH, string>;

/** Of what an owner or a guest does with a visit. */
export const VISIT_ERRORS_IN_UKRAINIAN = {
  'Failed to load this appointment. Please try again.': 'Не вдалося завантажити візит. Спробуйте ще раз.',
  'Failed to cancel appointment. Please try again.': 'Не вдалося скасувати візит. Спробуйте ще раз.',
  'Failed to move your visit. Please try again.': 'Не вдалося перенести візит. Спробуйте ще раз.',
  'Failed to save your review. Please try again.': 'Не вдалося зберегти відгук. Спробуйте ще раз.',
} as const satisfies Record<keyof typeof VISIT_ERRORS_IN_POLISH, string>;

export const VISIT_SUCCESS_IN_UKRAINIAN = {
  'Your visit is moved': 'Візит перенесено',
  'It is now on {when}.': 'Новий час: {when}.',
  'Thank you': 'Дякуємо',
  'Your review has been published.': 'Ваш відгук опубліковано.',
} as const satisfies Record<keyof typeof VISIT_SUCCESS_IN_POLISH, string>;

export const VISIT_REFUSALS_IN_UKRAINIAN = {
  'This visit has begun already. Please call the practice.': 'Цей візит уже почався. Зателефонуйте до клініки.',
  'This visit is already cancelled.': 'Цей візит уже скасовано.',
  'This is the time that is booked already. Please choose another one.': 'Це теперішній час візиту. Виберіть інший.',
  'This visit has been moved many times. Please call instead.':
    'Цей візит переносили вже багато разів. Зателефонуйте до клініки.',
  'A visit can be moved until 24 hours before it. Please ask the practice.':
    'Перенести візит можна щонайпізніше за 24 години до нього. Зателефонуйте до клініки.',
  'This veterinarian does not let visits be moved online. Please ask the practice.':
    'Цей візит не можна перенести онлайн. Зателефонуйте до клініки.',
  'A visit can be reviewed once it is completed.': 'Відгук можна написати після завершення візиту.',
  'You have already reviewed this visit.': 'Ви вже написали відгук про цей візит.',
} as const satisfies Record<keyof typeof VISIT_REFUSALS_IN_POLISH, string>;

/** Of a visit that begins at this time. */
export const TIME_REFUSALS_IN_UKRAINIAN = {
  'This time has passed. Please choose a later one.': 'Цей час уже минув. Виберіть пізніший.',
  'The clocks go forward at this time. Please choose another one.':
    'О цій годині переводять годинники. Виберіть інший час.',
  'This time has just been taken. Please choose another one.': 'Цей час щойно зайняли. Виберіть інший.',
  'This time is offered to an owner in line, for at most ten minutes. Please choose another one, or try again then.':
    'Цей час щонайбільше на десять хвилин запропоновано власнику зі списку очікування. Виберіть інший або спробуйте пізніше.',
  'This veterinarian does not take bookings yet.': 'До цього ветеринара ще не можна записатися.',
  'The veterinarian does not work at this time. Please choose another one.':
    'У цей час ветеринар не приймає. Виберіть інший.',
  'Visits do not begin at this time. Please choose one of the free times.':
    'Візити не починаються о цій годині. Виберіть вільний час зі списку.',
  'Appointments can be booked up to one year ahead.': 'Записатися можна щонайбільше на рік наперед.',
} as const satisfies Record<keyof typeof TIME_REFUSALS_IN_POLISH, string>;
