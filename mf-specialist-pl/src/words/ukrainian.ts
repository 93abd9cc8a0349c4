import { licenceWordsInUkrainian } from '@veto/shared-data/licence';
import { ukrainianDoctorName } from '@veto/shared-data/veterinarians';
import { specialtyInUkrainian } from '@veto/shared-data/vocabulary';
import type { CommonWords } from './common-words.ts';
import { describeWorkHours } from './work-hours.ts';

export const UKRAINIAN: CommonWords = {
  language: 'uk',
  doctor: ukrainianDoctorName,
  specialty: specialtyInUkrainian,
  licence: licenceWordsInUkrainian,
  hours: (hours) => describeWorkHours(hours, ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'], 'і'),
  checkConnection: 'Перевірте з’єднання і спробуйте ще раз.',
  tryAgain: 'Спробувати ще раз',
};
