import { NOTES_IN_UKRAINIAN } from '@veto/shared-data/appointments';
import { ERRORS_IN_UKRAINIAN, VISIT_ERRORS_IN_UKRAINIAN } from '@veto/shared-data/errors';
import { SPECIALTIES_IN_UKRAINIAN } from '@veto/shared-data/vocabulary';
import type { Catalogue } from '@veto/slice-kit';

/** What the page of a guest's visit says before anything is pressed; `guest-dialogs.uk.ts` has the rest. */
export const GUEST_VISIT_IN_UKRAINIAN = {
  '{day} at {time}': '{day}, {time}',
  'Dr. Unknown': 'Невідомий ветеринар',
  'Your visit': 'Ваш візит',
  'Your visit is booked': 'Вас записано на візит',
  'This visit is cancelled': 'Цей візит скасовано',
  'This visit is in your account': 'Цей візит у вашому обліковому записі',
  'This link does not work, or no longer works.': 'Це посилання не діє або вже недійсне.',
  'Find a vet': 'Знайти ветеринара',
  'Try again': 'Спробувати ще раз',
  Directions: 'Маршрут',
  'Before you come': 'Перед візитом',
  'Treatment Summary': 'Рекомендації після візиту',
  'We email this link to {email}, and a reminder the day before.':
    'Надсилаємо це посилання на адресу {email}, а за день до візиту й нагадування.',
  'Keep this link: it is the only way back to your visit.':
    'Збережіть це посилання: лише за ним можна повернутися до свого візиту.',
  'Share link': 'Поділитися посиланням',
  'Copy link': 'Копіювати посилання',
  'Copied.': 'Скопійовано.',
  '{doctor} had to move your visit to this time. If it does not suit you, move or cancel it here.':
    'Клініці ({doctor}) довелося перенести візит на цей час. Якщо він вам не підходить, перенесіть або скасуйте візит тут.',
  'It began on {when}.': 'Початок візиту: {when}.',
  'This visit has been moved': 'Цей візит перенесено',
  'It was on {when}. Sign in to see it in My Appointments.':
    'Час візиту: {when}. Увійдіть, щоб переглянути його в розділі «Мої візити».',
  'It is on {when}. Sign in to see, move or cancel it in My Appointments.':
    'Час візиту: {when}. Увійдіть, щоб переглянути, перенести або скасувати його в розділі «Мої візити».',
  'It is now on {when}. Sign in to see, move or cancel it in My Appointments.':
    'Новий час: {when}. Увійдіть, щоб переглянути, перенести або скасувати візит у розділі «Мої візити».',
  '{doctor} cannot keep this time. Please choose another one: your visit stays booked until you do.':
    '{doctor} не може прийняти вас у цей час. Виберіть інший: доти ваш запис зберігається.',
  'To move it, please call the practice.': 'Щоб перенести візит, зателефонуйте до клініки.',
  'You cancelled it: {when}.': 'Візит скасовано вами: {when}.',
  '{doctor} had to cancel it: {when}.': 'Клініці ({doctor}) довелося скасувати візит: {when}.',
  '{doctor} had to cancel it: {when}. Reason: {reason}':
    'Клініці ({doctor}) довелося скасувати візит: {when}. Причина: {reason}',
  'I am ill': 'хвороба ветеринара',
  'An emergency came up': 'екстрений випадок у клініці',
  'The clinic is closed that day': 'клініка того дня не працює',
  'The owner asked for it': 'на прохання власника',
  'My Appointments': 'Мої візити',
  'Book again': 'Записатися знову',
  'Book another time': 'Вибрати інший час',
  'Write a review': 'Написати відгук',
  'Move visit': 'Перенести візит',
  'Cancel visit': 'Скасувати візит',
  // The way into an account.
  'Keep your visits in one place': 'Усі візити в одному місці',
  'Move this visit into your account: you find it in My Appointments.':
    'Перенесіть цей візит до свого облікового запису: він буде в розділі «Мої візити».',
  'With an account you book in two presses, and your pets have a health record. This visit can move there.':
    'З обліковим записом записатися можна двома натисканнями, а ваші тварини матимуть картку здоров’я. Туди можна перенести й цей візит.',
  'Move into my account': 'Перенести до мого облікового запису',
  'Create an account': 'Зареєструватися',
  'Keep {pet} as your pet?': '{pet}: додати до ваших тварин?',
  'Which of your pets is this?': 'Яка це з ваших тварин?',
  'The health record and all visits of the pet are then in one place.':
    'Тоді картка здоров’я й усі візити тварини будуть в одному місці.',
  'Keep {pet}': 'Додати: {pet}',
  '{pet} is another pet': '{pet}: це інша тварина',
  ...NOTES_IN_UKRAINIAN,
  ...ERRORS_IN_UKRAINIAN,
  ...VISIT_ERRORS_IN_UKRAINIAN,
  ...SPECIALTIES_IN_UKRAINIAN,
} as const satisfies Catalogue;
