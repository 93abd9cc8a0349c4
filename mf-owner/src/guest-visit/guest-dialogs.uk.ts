import {
  TIME_REFUSALS_IN_UKRAINIAN,
  VISIT_REFUSALS_IN_UKRAINIAN,
  VISIT_SUCCESS_IN_UKRAINIAN,
} from '@veto/shared-data/errors';
import { CHECKS_IN_UKRAINIAN } from '@veto/shared-data/typed';
import type { Catalogue } from '@veto/slice-kit';

/** What is said once something is pressed. */
export const GUEST_DIALOGS_IN_UKRAINIAN = {
  Cancel: 'Закрити',
  // Moving it.
  'Moving...': 'Переносимо...',
  'It is on {when}. Choose another free time.': 'Теперішній час: {when}. Виберіть інший вільний час.',
  'New date and time': 'Нова дата й час',
  'Please choose a new time': 'Виберіть новий час',
  'The nearest free times are:': 'Найближчий вільний час:',
  Earlier: 'Раніше',
  Later: 'Пізніше',
  'No free times on these days. Try later ones.': 'У ці дні вільного часу немає. Перегляньте пізніші.',
  'No free times in the next two months. Please choose another veterinarian.':
    'Найближчі два місяці вільного часу немає. Виберіть іншого ветеринара.',
  'Free times could not be loaded': 'Не вдалося завантажити вільний час',
  'What you have chosen so far is kept.': 'Усе, що ви вибрали, збережено.',
  // Cancelling it.
  'Cancel this visit?': 'Скасувати цей візит?',
  'Yes, cancel': 'Так, скасувати',
  'Keep visit': 'Не скасовувати',
  '{doctor}, {when}. The time goes to somebody else.': '{doctor}, {when}. Цим часом скористається хтось інший.',
  'Visit cancelled': 'Візит скасовано',
  'The practice knows.': 'Клініка вже про це знає.',
  // Reviewing it.
  'Review your visit with {doctor}': 'Відгук про візит: {doctor}',
  'Your rating': 'Оцінка',
  '1 star': '1 зірка',
  '{stars} stars': 'Зірки: {stars}',
  'Your review': 'Відгук',
  'How was the visit for {pet}?': 'Як минув візит і як почувається {pet}?',
  'Your review is public. It carries your first name and the first letter of your last name.':
    'Відгук бачать усі. Під ним буде ваше ім’я та перша літера прізвища.',
  'Publish review': 'Опублікувати відгук',
  'Publishing...': 'Публікуємо...',
  'Please choose a rating': 'Виберіть оцінку',
  // Into an account.
  'Your visit is in your account': 'Візит у вашому обліковому записі',
  'See My Appointments.': 'Він у розділі «Мої візити».',
  'This visit is in your account now. Please sign in to change it.':
    'Тепер цей візит у вашому обліковому записі. Увійдіть, щоб його змінити.',
  'This visit is in your account now. Please sign in to review it.':
    'Тепер цей візит у вашому обліковому записі. Увійдіть, щоб написати відгук.',
  'Only a pet owner keeps visits in an account.': 'Зберігати візити в обліковому записі може лише власник тварини.',
  'This visit is cancelled, or in an account already.': 'Цей візит скасовано або він уже в обліковому записі.',
  ...VISIT_SUCCESS_IN_UKRAINIAN,
  ...VISIT_REFUSALS_IN_UKRAINIAN,
  ...TIME_REFUSALS_IN_UKRAINIAN,
  ...CHECKS_IN_UKRAINIAN,
} as const satisfies Catalogue;
