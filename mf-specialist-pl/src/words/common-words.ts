import type { LicenceWords } from '@veto/shared-data/licence';
import type { Translated } from '@veto/slice-kit/contract';
import type { OpeningHours } from './work-hours.ts';

/** What both pages of this slice say of vets. */
export interface CommonWords {
  language: Translated;
  doctor(name: string): string;
  specialty(stored: string): string;
  licence(checkedOn: string | null): LicenceWords;
  /** 'pon.–pt. 08:00–16:00, sob. 09:00–13:00'. */
  hours(hours: readonly OpeningHours[]): string;
  checkConnection: string;
  tryAgain: string;
}
