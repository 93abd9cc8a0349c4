import type { UNSUBSCRIBE_IN_POLISH } from './unsubscribe.pl.ts';

export const UNSUBSCRIBE_IN_UKRAINIAN = {
  'You will no longer get emails about bookings, changes and cancellations.':
    'Ви більше не отримуватимете листів про записи, перенесення й скасування.',
  'You will no longer get emails about reminders.': 'Ви більше не отримуватимете листів із нагадуваннями.',
  'You will no longer get emails about messages.': 'Ви більше не отримуватимете листів про повідомлення.',
  'You will no longer get emails about reviews.': 'Ви більше не отримуватимете листів про відгуки.',
  'Unsubscribe from these emails?': 'Відмовитися від таких листів?',
  'You will no longer get emails like this one. You will still see everything on the site.':
    'Ви більше не отримуватимете таких листів. На сайті, як і раніше, буде видно все.',
  Unsubscribe: 'Відмовитися',
  'This link does not work': 'Це посилання не діє',
  'It may be incomplete. Sign in and choose your emails in the notification settings, under the bell.':
    'Можливо, воно неповне. Увійдіть і виберіть потрібні листи в налаштуваннях сповіщень, під дзвіночком.',
  'You are unsubscribed': 'Вас відписано',
  'You will no longer get emails like this.': 'Ви більше не отримуватимете таких листів.',
  'You can turn them back on in the notification settings, under the bell.':
    'Увімкнути їх знову можна в налаштуваннях сповіщень, під дзвіночком.',
  'Go to the dashboard': 'Перейти до кабінету',
  'Go to the home page': 'Перейти на головну',
  Error: 'Помилка',
  'Failed to save your choice. Please try again.': 'Не вдалося зберегти вибір. Спробуйте ще раз.',
} as const satisfies Record<Exclude<keyof typeof UNSUBSCRIBE_IN_POLISH, `/${string}`>, string>;
