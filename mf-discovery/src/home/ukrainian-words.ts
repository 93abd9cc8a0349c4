import { datesIn } from '@veto/shared-data/calendar';
import { ukrainianDoctorName } from '@veto/shared-data/veterinarians';
import { specialtyInUkrainian } from '@veto/shared-data/vocabulary';
import type { HomeWords } from './home-words.ts';

const rules = new Intl.PluralRules('uk');
const VETS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ветеринар', few: 'ветеринари' };

export const UKRAINIAN: HomeWords = {
  language: 'uk',
  title: 'Головна',
  pets: [
    { value: 'собака', label: 'Собаки', means: 'Dogs' },
    { value: 'кіт', label: 'Коти', means: 'Cats' },
    { value: 'кролик', label: 'Кролики', means: 'Rabbits' },
    { value: 'дрібні ссавці', label: 'Дрібні ссавці', means: 'Small mammals' },
    { value: 'птах', label: 'Птахи', means: 'Birds' },
    { value: 'рептилія', label: 'Рептилії', means: 'Reptiles' },
    { value: 'екзотичні тварини', label: 'Інші екзотичні', means: 'Exotic pets' },
  ],
  whens: [
    { value: 'сьогодні', label: 'Сьогодні', means: 'Available today' },
    { value: 'завтра', label: 'Завтра', means: 'tomorrow' },
    { value: 'завтра вранці', label: 'Завтра вранці', means: 'tomorrow morning' },
    { value: 'завтра після обіду', label: 'Завтра після обіду', means: 'tomorrow afternoon' },
    { value: 'завтра ввечері', label: 'Завтра ввечері', means: 'tomorrow evening' },
    { value: 'найближчі дні', label: 'Протягом 7 днів', means: 'Available this week' },
    { value: 'вихідні', label: 'На вихідних', means: 'Weekend availability' },
  ],
  anyPet: 'Усі тварини',
  anyCity: 'Будь-яке',
  anyDay: 'Будь-коли',
  box: { name: 'Шукати ветеринара, спеціалізацію або послугу', empty: 'Спеціалізація, послуга або прізвище...' },
  today: 'сьогодні',
  tomorrow: 'завтра',
  slots: datesIn('uk').slots,
  doctor: ukrainianDoctorName,
  specialty: specialtyInUkrainian,
  freeAt: (slot) => `Вільний час: ${slot}`,
  from: (price) => `від ${price} zł`,
  toProfile: 'Переглянути профіль',
  freeWhen: (when, vets) =>
    vets === 0
      ? `Немає вільного часу ${when}`
      : `Вільний час ${when}: ${vets} ${VETS[rules.select(vets)] ?? 'ветеринарів'}`,
  first: (slot) => `найближчий: ${slot}`,
};
