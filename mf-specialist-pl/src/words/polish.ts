import { licenceWordsInPolish } from '@veto/shared-data/licence';
import { polishDoctorName } from '@veto/shared-data/veterinarians';
import { specialtyInPolish } from '@veto/shared-data/vocabulary';
import type { CommonWords } from './common-words.ts';
import { describeWorkHours } from './work-hours.ts';

export const POLISH: CommonWords = {
  language: 'pl',
  doctor: polishDoctorName,
  specialty: specialtyInPolish,
  licence: licenceWordsInPolish,
  hours: (hours) => describeWorkHours(hours, ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'], 'i'),
  checkConnection: 'Sprawdź połączenie i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
};
