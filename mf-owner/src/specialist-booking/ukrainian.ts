import type { BookingFieldMessages, BookingRefusal, SheetLanguage } from '@veto/shared-data/booking';
import { datesIn } from '@veto/shared-data/calendar';
import { TRIAGE_IN_UKRAINIAN, TRIAGE_QUESTIONS } from '@veto/shared-data/symptoms';
import { ukrainianDoctorName } from '@veto/shared-data/veterinarians';
import { minutesInUkrainian } from '@veto/shared-data/visit-types';
import { BOOKING_PET_TYPES, specialtyInUkrainian } from '@veto/shared-data/vocabulary';
import type { OtherLanguage } from '../booking-sheet/booking-sheet.tsx';
import { estimateIn, optionIn, typeIn } from './type-words.ts';
import { GUEST, WORDS } from './ukrainian-words.ts';
import { untreatedIn } from './untreated.ts';

const FIELD_MESSAGES: BookingFieldMessages = {
  petName: 'Введіть кличку тварини',
  petType: 'Виберіть вид',
  date: 'Виберіть дату',
  time: 'Виберіть час',
  reason: 'Введіть причину візиту',
  tooLong: (characters) => `Введіть щонайбільше ${characters} символів`,
  noSite: 'Напишіть це без адреси сайту чи електронної пошти',
};

const REFUSALS: Record<BookingRefusal['reason'], string> = {
  'slot-taken': 'Цей час щойно зайняли. Виберіть інший.',
  'signed-out': 'Увійдіть, щоб записатися на візит.',
  'no-veterinarian': 'Не вибрано ветеринара.',
  'no-guests':
    'На цей візит тут не можна записатися без облікового запису. Увійдіть, зареєструйтеся або зателефонуйте до клініки.',
  'too-many-guests':
    'З цим номером або адресою вже є кілька записів. Щоб записатися ще раз, увійдіть або зареєструйтеся.',
  failed: 'Сталася помилка. Спробуйте ще раз.',
};

const PET_TYPES: Record<(typeof BOOKING_PET_TYPES)[number], string> = {
  dog: 'Собака',
  cat: 'Кіт',
  bird: 'Птах',
  rabbit: 'Кролик',
  other: 'Інше',
};

const MUST_SIGN_IN = { title: 'Потрібен вхід', description: REFUSALS['signed-out'] };

const TYPES = { language: 'uk', consultation: 'Консультація', minutes: minutesInUkrainian } as const;

const estimate = estimateIn({
  usual: (city, price, veterinarians) =>
    `${city ?? 'Поблизу'}: ціни від ${price} zł (медіана, клінік: ${veterinarians}).`,
  noPrice: 'Ветеринар не вказав ціни. Запитайте у клініці.',
  extra: 'Обстеження, ліки й вакцини можуть оплачуватися окремо.',
  cost: (price) => `Вартість: ${price}.`,
  costFrom: (price) => `Вартість: ${price}, залежно від розміру тварини й перебігу візиту.`,
});

const SHEET: SheetLanguage = {
  pages: { signIn: '/login', register: '/register' },
  reasons: {
    vaccination: 'Щеплення',
    'check-up': 'Загальний огляд',
    skin: 'Шкіра',
    teeth: 'Зуби',
    limping: 'Кульгавість',
  },
  fieldMessages: FIELD_MESSAGES,
  petTypes: BOOKING_PET_TYPES.map((value) => ({ value, label: PET_TYPES[value] })),
  questions: TRIAGE_QUESTIONS.map(({ id, text }) => ({ id, text: TRIAGE_IN_UKRAINIAN[text] })),
  slots: datesIn('uk').slots,
  ticketDate: datesIn('uk').ticket,
  doctor: ukrainianDoctorName,
  specialty: specialtyInUkrainian,
  type: typeIn(TYPES),
  typeOption: optionIn({
    ...TYPES,
    visits: { any: '', first: 'перший візит', returning: 'після попереднього візиту' },
  }),
  estimate,
  refusal: ({ reason }) => REFUSALS[reason],
  refusalToast: ({ reason }) => ({ title: 'Не вдалося записатися на візит', description: REFUSALS[reason] }),
  untreated: untreatedIn({
    locale: 'uk-UA',
    doctor: ukrainianDoctorName,
    animals: {
      Dogs: 'собаки',
      Cats: 'коти',
      Birds: 'птахи',
      'Small mammals': 'дрібні ссавці',
      Reptiles: 'рептилії',
      'Exotic pets': 'екзотичні тварини',
      Rabbits: 'кролики',
    },
    title: (doctor, animals) => `${doctor} лікує таких тварин: ${animals}.`,
    question: 'Усе одно записати цю тварину?',
    confirmLabel: 'Записати все одно',
    otherLabel: 'Знайти іншого ветеринара',
  }),
  signInFirst: MUST_SIGN_IN,
  sessionEnded: MUST_SIGN_IN,
  unsent: {
    title: 'Не надіслано',
    description: 'Вас записано на візит, але відповіді не надіслано. Надішліть їх зі сторінки візиту.',
  },
};

export const UKRAINIAN: OtherLanguage = { lang: 'uk', sheet: SHEET, words: WORDS, guest: GUEST };
