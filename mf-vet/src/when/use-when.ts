import {
  type Dates,
  datesIn,
  type Format,
  formatTime12,
  formatTime24,
  inWarsaw,
  SLOTS_12H,
  SLOTS_POLISH,
  type SlotFormat,
} from '@veto/shared-data/calendar';
import { minutesInPolish, minutesText } from '@veto/shared-data/visit-types';
import { type Language, useLanguage } from '@veto/slice-kit';

/** How a veterinarian reads dates and times: by the 12-hour clock in English, by that of 24 hours in Polish. */
export interface When extends Pick<Dates, 'long' | 'short' | 'day'> {
  time: Format;
  /** The day of an ISO moment in Warsaw, as in lists. */
  dayOf: Format;
  slots: SlotFormat;
  /** '1 h 30 min'. */
  minutes: (minutes: number) => string;
  /** '4.35', '4,35'. */
  number: (value: number) => string;
  /** For Intl: 'en-US'. */
  locale: string;
}

const ENGLISH = { time: formatTime12, slots: SLOTS_12H, minutes: minutesText, locale: 'en-US' };

const CLOCKS: Partial<Record<Language, typeof ENGLISH>> = {
  pl: { time: formatTime24, slots: SLOTS_POLISH, minutes: minutesInPolish, locale: 'pl-PL' },
};

export function whenIn(language: Language): When {
  const { long, short, day } = datesIn(language);
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 3, useGrouping: false });
  return {
    long,
    short,
    day,
    dayOf: (moment) => short(inWarsaw(moment).date),
    number,
    ...(CLOCKS[language] ?? ENGLISH),
  };
}

export const useWhen = (): When => whenIn(useLanguage());
