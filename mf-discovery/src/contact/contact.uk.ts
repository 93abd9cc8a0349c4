import type { CONTACT_IN_POLISH } from './contact.pl.ts';

/** What the checks of the form say, and what became of the message. */
const ANSWERS = {
  'Name must be at least 2 characters': 'Ім’я має містити щонайменше 2 символи',
  'Please enter a name with letters': 'В імені мають бути літери',
  'Please use at most 200 characters': 'Введіть щонайбільше 200 символів',
  'Please write this without a web or mail address': 'Напишіть це без адреси сайту чи електронної пошти',
  'Please enter a valid email address': 'Введіть правильну адресу електронної пошти',
  'Please enter a subject': 'Введіть тему',
  'Message must be at least 10 characters': 'Повідомлення має містити щонайменше 10 символів',
  'Message must be at most 5000 characters': 'Повідомлення може містити щонайбільше 5000 символів',
  'Message sent': 'Повідомлення надіслано',
  'Thank you. We will answer you by email.': 'Дякуємо. Відповімо електронною поштою.',
  Error: 'Помилка',
  'Failed to send your message. Please try again.': 'Не вдалося надіслати повідомлення. Спробуйте ще раз.',
  'Too many messages in a short time. Please try again later.':
    'Забагато повідомлень за короткий час. Спробуйте ще раз пізніше.',
};

export const CONTACT_IN_UKRAINIAN = {
  'Contact Us': 'Зв’язатися з нами',
  'A question, a problem, an idea? Write to us.': 'Маєте запитання, проблему чи ідею? Напишіть нам.',
  'Many answers are in the {help}. For questions about a visit, ask the veterinarian you booked. If your pet is in danger, do not write: see {emergency}.':
    'Багато відповідей уже є: {help}. Про візит запитайте ветеринара, до якого ви записані. Якщо тварина в небезпеці, не пишіть, а відкрийте: {emergency}.',
  'Help Center': 'Довідка',
  'emergency care': 'Екстрена допомога',
  'Writing to us needs JavaScript. Please switch it on and load the page again.':
    'Щоб надіслати повідомлення, потрібен JavaScript. Увімкніть його й оновіть сторінку.',
  Contact: 'Зв’язок із нами',
  Name: 'Ім’я та прізвище',
  Email: 'Електронна пошта',
  'We will reply to this address.': 'Відповімо на цю адресу.',
  Subject: 'Тема',
  Message: 'Повідомлення',
  'Sending...': 'Надсилаємо...',
  'Send message': 'Надіслати повідомлення',
  ...ANSWERS,
} as const satisfies Record<Exclude<keyof typeof CONTACT_IN_POLISH, `/${string}`>, string>;
