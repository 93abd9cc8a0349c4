import { RATINGS_IN_UKRAINIAN } from '@veto/shared-ui/star-rating';
import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_UKRAINIAN } from '../addresses.uk.ts';
import { CARE_IN_UKRAINIAN } from './care.uk.ts';
import type { HOME_IN_POLISH } from './home.pl.ts';

const REASONS = {
  'Easy Search': 'Простий пошук',
  'Search by animal, need, city and day in one line.': 'Тварина, потреба, місто й день в одному рядку пошуку.',
  'Online Booking 24/7': 'Онлайн-запис цілодобово',
  'Pick an open time, day or night.': 'Виберіть вільний час удень чи вночі.',
  'Direct Messaging': 'Повідомлення ветеринару',
  'Write to the veterinarian you booked, before the visit and after it.':
    'Напишіть ветеринару, до якого ви записані: до візиту й після нього.',
  'Verified Reviews': 'Перевірені відгуки',
  'Only owners whose visit took place can review, once for each visit.':
    'Відгук може залишити лише власник тварини, чий візит відбувся, один раз після кожного візиту.',
  Reminders: 'Нагадування',
  'We remind you of appointments and vaccinations, on this site and by email.':
    'Нагадуємо про візити та щеплення на сайті й електронною поштою.',
  'Emergency Information': 'Допомога в екстрених випадках',
  'Know what to do first, and whom to call, when every minute counts.':
    'Дізнайтеся, що зробити насамперед і куди телефонувати, коли важлива кожна хвилина.',
};

const SEARCH = {
  Search: 'Шукати',
  Pet: 'Тварина',
  Need: 'Потреба',
  City: 'Місто',
  When: 'Коли',
};

const FEATURED = {
  'Featured Veterinarians': 'Рекомендовані ветеринари',
  'View All Veterinarians': 'Переглянути всіх ветеринарів',
  'Examples, until the first veterinarians have joined.': 'Приклади, доки не приєдналися перші ветеринари.',
  'Veterinarians you can get to know here.': 'Тут можна з ними познайомитися.',
  'Top-rated after completed visits.': 'Найвищі оцінки після візитів.',
  Error: 'Помилка',
  'Failed to fetch veterinarians.': 'Не вдалося завантажити список ветеринарів.',
  'An unexpected error occurred while fetching veterinarians.':
    'Під час завантаження списку ветеринарів сталася неочікувана помилка.',
  'Check your connection and try again.': 'Перевірте з’єднання і спробуйте ще раз.',
  'Try again': 'Спробувати ще раз',
};

const REVIEWS = {
  'What Pet Owners Say': 'Що кажуть власники тварин',
  'From reviews of visits that took place.': 'З відгуків після візитів, які відбулися.',
  'Examples, until the first reviews are published.': 'Приклади, доки не опубліковано перші відгуки.',
  'The reviews could not be loaded.': 'Не вдалося завантажити відгуки.',
  'I found a veterinarian for my cat on a Sunday evening and we were seen on Monday morning.':
    'У неділю ввечері ми шукали ветеринара для кота, а в понеділок зранку вже були на візиті.',
  'No more calling around. I saw the free times, picked one, and that was it.':
    'Більше не треба обдзвонювати клініки. Бачу вільний час, вибираю, і все готово.',
  'Our dog’s vaccinations are all in one place now, and moving a visit took a minute.':
    'Усі щеплення нашого собаки тепер в одному місці, а перенести візит можна за хвилину.',
};

const INVITATIONS = {
  'Ready for your next patient?': 'Готові до наступного пацієнта?',
  'Ready to meet your pet’s veterinarian?': 'Час познайомитися з ветеринаром вашої тварини?',
  'Your visits and your calendar are on your dashboard.': 'Візити й календар чекають у вашому кабінеті.',
  'Booking takes a minute, day or night.': 'Записатися можна за хвилину, удень чи вночі.',
  'Registration is free and takes a minute. Booking takes another one.':
    'Реєстрація безкоштовна й забирає хвилину. Запис на візит забере ще одну.',
  'Open your dashboard': 'Відкрити кабінет',
  'Find a Veterinarian': 'Знайти ветеринара',
  'Register Now': 'Зареєструватися',
  'Are you a veterinarian?': 'Лікуєте тварин?',
  'A public profile, bookings around the clock, and a week you can read at a glance.':
    'Публічний профіль, цілодобовий запис і робочий тиждень, зрозумілий з першого погляду.',
  'Join as a Veterinarian': 'Приєднатися як ветеринар',
};

export const HOME_IN_UKRAINIAN = {
  'Find the Perfect Veterinarian for Your Pet': 'Знайдіть ветеринара для своєї тварини',
  'Find and book the best veterinarians for your pets.': 'Порівняйте ветеринарів і запишіться на візит онлайн.',
  'Emergency: whom to call now': 'Екстрений випадок: куди телефонувати',
  'Care for every need': 'Допомога на всі випадки',
  'Whatever your pet needs, find the right vet.': 'Хай що потрібно вашій тварині, тут є відповідний ветеринар.',
  'Explore All Services': 'Переглянути всі послуги',
  'Why Choose Vets': 'Чому Veto',
  "Everything your pet's care needs, in one place.": 'Усе для здоров’я тварини в одному місці.',
  ...SEARCH,
  ...CARE_IN_UKRAINIAN,
  ...FEATURED,
  ...REVIEWS,
  ...REASONS,
  ...INVITATIONS,
  ...RATINGS_IN_UKRAINIAN,
  ...ADDRESSES_IN_UKRAINIAN,
} as const satisfies Catalogue & Record<Exclude<keyof typeof HOME_IN_POLISH, `/${string}`>, unknown>;
