import type { TERMS_IN_POLISH } from './terms.pl.ts';

/** All that the terms say. A lawyer has not read them yet. */
export const TERMS_IN_UKRAINIAN = {
  'Terms of Service': 'Умови користування',
  'The rules for everybody who uses Veto, in plain words.':
    'Правила для всіх, хто користується Veto, простими словами.',
  'What Veto is': 'Що таке Veto',
  'Veto helps pet owners find a veterinarian and book a visit, and helps veterinarians run their calendar. We are not a clinic. The visit, its price and the treatment are agreed between you and the veterinarian.':
    'Veto допомагає власникам тварин знайти ветеринара й записатися на візит, а ветеринарам — вести календар. Ми не клініка. Про візит, його ціну й лікування ви домовляєтеся з ветеринаром.',
  'Your account': 'Ваш обліковий запис',
  'Give your real name and an email address you can access.':
    'Вкажіть справжнє ім’я та електронну пошту, до якої маєте доступ.',
  'Keep your password to yourself. You are responsible for activity on your account.':
    'Нікому не повідомляйте пароль. Ви відповідаєте за дії у своєму обліковому записі.',
  'Whether you are a pet owner or a veterinarian is chosen at registration and stays as it is.':
    'Тип облікового запису (власник тварини чи ветеринар) вибирають під час реєстрації; згодом його не змінити.',
  Booking: 'Запис на візит',
  'A booking is made once Veto confirms it. A time that somebody else took first is never confirmed to you.':
    'Ви записані, коли Veto це підтвердить. Ми ніколи не підтвердимо часу, який раніше зайняв хтось інший.',
  'If you cannot come, cancel as early as you can under My Appointments, so that another pet can have the time.':
    'Якщо не можете прийти, якнайшвидше скасуйте візит у розділі «Мої візити», щоб цей час дістався іншій тварині.',
  'When you ask for another time, your old one stays yours until the veterinarian has agreed.':
    'Коли ви просите про інший час, теперішній залишається за вами, доки ветеринар не погодиться.',
  'Booking is free for pet owners. The veterinarian charges for the visit itself.':
    'Для власників тварин запис безкоштовний. За сам візит ви платите ветеринару.',
  Reviews: 'Відгуки',
  'You can review a visit once, after it took place.': 'Про візит можна написати один відгук, коли він уже відбувся.',
  'Write about your own experience. Leave out other people’s names and anything unlawful.':
    'Пишіть про власний досвід. Не згадуйте імен інших людей і не пишіть нічого протизаконного.',
  'The veterinarian may answer, but cannot change or remove your review.':
    'Ветеринар може відповісти, але не може змінити чи видалити ваш відгук.',
  'For veterinarians': 'Ветеринарам',
  'Register only when you are licensed to practice, and keep your profile true.':
    'Реєструйтеся, лише якщо маєте право на практику, і стежте, щоб дані профілю були правдивими.',
  'Keep your working hours up to date: pet owners rely on the times that you offer.':
    'Своєчасно оновлюйте години роботи: власники тварин покладаються на час, який ви пропонуєте.',
  'Use what you learn about owners and pets only for their visits.':
    'Відомості про власників і тварин використовуйте лише для їхніх візитів.',
  'Outside Veto, too, keep the veterinary records that the law requires: owners can remove entries of a pet’s record, and delete their account.':
    'Ветеринарну документацію, якої вимагає закон, ведіть також поза Veto: власники можуть видалити записи з картки тварини й увесь обліковий запис.',
  'Emergencies and health information': 'Екстрені випадки й відомості про здоров’я',
  'What you read on Veto does not replace a veterinarian who looks at your pet. In an emergency do not wait for a booking: see {advice}.':
    'Прочитане на Veto не замінює огляду в ветеринара. В екстреному випадку не чекайте на запис: дізнайтеся, {advice}.',
  'what to do': 'що робити',
  'Changes, and how to reach us': 'Зміни і зв’язок із нами',
  'When these rules change in a way that matters to you, we say so on this page before the change applies. You can stop using Veto at any time. Questions? {contact}. How we treat your data is in the {privacy}.':
    'Про важливі для вас зміни правил ми повідомляємо на цій сторінці, перш ніж вони почнуть діяти. Припинити користуватися Veto можна будь-коли. Маєте запитання? {contact}. Як ми поводимося з вашими даними: {privacy}.',
  'Write to us': 'Напишіть нам',
  'Privacy Policy': 'Політика конфіденційності',
} as const satisfies Record<Exclude<keyof typeof TERMS_IN_POLISH, `/${string}`>, string>;
