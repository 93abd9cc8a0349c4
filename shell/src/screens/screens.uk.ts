import type { SCREENS_IN_POLISH } from './screens.pl.ts';

export const SCREENS_IN_UKRAINIAN = {
  // What a visitor reads of a failure.
  'This part of the site could not be loaded.': 'Не вдалося завантажити цю частину сайту.',
  'This part of the site needs a newer version of the site.': 'Для цієї частини потрібна новіша версія сайту.',
  'This part of the site could not be started.': 'Не вдалося запустити цю частину сайту.',
  'This part of the site stopped working.': 'Ця частина сайту перестала працювати.',
  'This part of the site could not be closed.': 'Не вдалося закрити цю частину сайту.',
  'Something on this page did not work.': 'Щось на цій сторінці не спрацювало.',
  'This part of the site went from page to page without end.':
    'Ця частина сайту безкінечно переходила зі сторінки на сторінку.',
  'Something of the page before was left on this one.': 'На цій сторінці залишилося щось із попередньої.',
  'The page stopped answering.': 'Сторінка перестала відповідати.',
  'The page was slow to answer.': 'Сторінка відповідала повільно.',
  'This page came without its content.': 'Ця сторінка надійшла без вмісту.',
  'The site could not read what it is made of.': 'Сайт не зміг прочитати, з чого він складається.',
  'The site could not read its configuration.': 'Сайт не зміг прочитати свої налаштування.',
  'A part of the site did not arrive.': 'Частина сайту не завантажилася.',
  'Page not found': 'Сторінку не знайдено',
  'Oops! Page not found': 'Ой! Сторінку не знайдено',
  'The address may be mistyped, or the page may have moved.': 'Можливо, в адресі є помилка або сторінку перенесено.',
  'Return to Home': 'Повернутися на головну',
  'Something went wrong': 'Щось пішло не так',
  'The rest of the site works as usual.': 'Решта сайту працює як зазвичай.',
  'You are offline, and this page has not been opened in this browser before.':
    'Немає з’єднання з інтернетом, а цю сторінку ще не відкривали в цьому браузері.',
  'This page could not be shown. The rest of the site works as usual.':
    'Не вдалося показати цю сторінку. Решта сайту працює як зазвичай.',
  'Reload the page': 'Оновити сторінку',
  Retry: 'Спробувати ще раз',
  'Error code {code}': 'Код помилки: {code}',
  'The site could not be opened': 'Не вдалося відкрити сайт',
  'Please try again in a moment.': 'Спробуйте ще раз за хвилину.',
} as const satisfies Record<keyof typeof SCREENS_IN_POLISH, string>;
