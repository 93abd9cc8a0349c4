import { addDays, todayInWarsaw } from '../calendar/index.ts';

/** When somebody wants to come: a day, a part of a day, or both. */
export interface WantedTime {
  /** 'YYYY-MM-DD' in Warsaw; missing: any day. */
  date?: string;
  /** Missing: any time. */
  part?: 'morning' | 'afternoon' | 'evening';
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const AHEAD = ['today', 'tomorrow', 'day after tomorrow'];

function dateOf(name: string, today: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(name)) return name;
  const weekday = WEEKDAYS.indexOf(name);
  const ahead = weekday < 0 ? AHEAD.indexOf(name) : (weekday - new Date(today).getUTCDay() + 7) % 7;
  return ahead < 0 ? undefined : addDays(today, ahead);
}

/**
 * What an availability asks of a row's times: 'tomorrow afternoon' → the date and the afternoon. Of several only what all of them
 * ask; {} for the directory's own labels, which ask for any of some days.
 */
export function wantedTime(availabilities: readonly string[], today: string = todayInWarsaw()): WantedTime {
  const [only, ...others] = availabilities.flatMap((one) => one.split(','));
  if (!only || others.length > 0) return {};
  const part = PARTS_OF_DAY.find((each) => only.endsWith(each));
  const date = dateOf((part ? only.slice(0, -part.length) : only).trim(), today);
  return { ...(date && { date }), ...(part && { part }) };
}
