import type { CARE_IN_POLISH } from './care.pl.ts';

/** What kinds of care are called. */
export const CARE_IN_UKRAINIAN: Record<keyof typeof CARE_IN_POLISH, string> = {
  'Preventive care': 'Профілактика',
  'Check-ups, vaccinations and protection from parasites.': 'Огляди, щеплення й захист від паразитів.',
  'Dental services': 'Стоматологія',
  'Cleaning, extractions and care of teeth and gums.': 'Чищення, видалення, догляд за зубами та яснами.',
  Surgery: 'Хірургія',
  'From neutering to operations on bones and soft tissue.':
    'Від стерилізації до операцій на кістках і м’яких тканинах.',
  'Emergency care': 'Екстрена допомога',
  'What to do first, and whom to call now.': 'Що зробити насамперед і куди телефонувати.',
  'Specialized treatments': 'Вузькі спеціалісти',
  'Skin, heart, and animals that are not cats or dogs.': 'Шкіра, серце, а також інші тварини, крім котів і собак.',
};
