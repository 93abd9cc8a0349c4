import { minutesInPolish } from '@veto/shared-data/visit-types';
import { POLISH } from '../words/polish.ts';
import { serviceInPolish } from '../words/services-in-polish.ts';
import { reviewsInPolish } from './rating-words.ts';
import type { SpecialistWords } from './specialist-words.ts';

export const POLISH_SPECIALIST: SpecialistWords = {
  ...POLISH,
  title: 'Specjalista',
  failed: 'Nie udało się wczytać profilu',
  back: 'Powrót',
  portraitOf: (doctor) => `Portret: ${doctor}`,
  noReviews: 'Jeszcze bez opinii',
  reviews: reviewsInPolish,
  from: (price) => `od ${price} zł`,
  contact: 'Kontakt',
  services: 'Usługi',
  service: serviceInPolish,
  minutes: minutesInPolish,
  noteOfTypes: 'Badania, leki i szczepionki mogą być płatne dodatkowo.',
  noteOfPrices: 'Ceny podaje gabinet. Ostateczna cena zależy od zwierzęcia i wyniku badania.',
  book: 'Umów wizytę',
  profession: 'weterynarz',
  description: 'usługi, godziny pracy, opinie i wolne terminy',
};
