import { minutesInUkrainian } from '@veto/shared-data/visit-types';
import { serviceInUkrainian } from '../words/services-in-ukrainian.ts';
import { UKRAINIAN } from '../words/ukrainian.ts';
import { reviewsInUkrainian } from './rating-words.ts';
import type { SpecialistWords } from './specialist-words.ts';

export const UKRAINIAN_SPECIALIST: SpecialistWords = {
  ...UKRAINIAN,
  title: 'Спеціаліст',
  failed: 'Не вдалося завантажити профіль',
  back: 'Назад',
  portraitOf: (doctor) => `Портрет: ${doctor}`,
  noReviews: 'Ще без відгуків',
  reviews: reviewsInUkrainian,
  from: (price) => `від ${price} zł`,
  contact: 'Контакти',
  services: 'Послуги',
  service: serviceInUkrainian,
  minutes: minutesInUkrainian,
  noteOfTypes: 'Обстеження, ліки й вакцини можуть оплачуватися окремо.',
  noteOfPrices: 'Ціни вказує клініка. Остаточна ціна залежить від тварини й результатів огляду.',
  book: 'Запис на візит',
  profession: 'ветеринар',
  description: 'послуги, години роботи, відгуки й вільний час',
};
