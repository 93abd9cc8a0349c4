import { addDays, todayInWarsaw } from '../calendar/index.ts';

/** When somebody wants to come: a day, a part of a day, or both. */
export interface WantedTime {
  /** 'YYYY-MM-DD' in Warsaw; missing: any day. */
  date?: string;
  /** The first of several days, as 'next month' asks for. */
  from?: string;
  /** Missing: any time. */
  part?: 'morning' | 'afternoon' | 'evening';
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** The first of the days that a name of several asks for. */
function firstOf(name: string, today: string): string | undefined {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  const saturday = addDays(monday, 5);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const firsts: Record<string, string> = {
    weekend: saturday > today ? saturday : today,
    'next week': addDays(monday, 7),
    'next weekend': addDays(monday, 12),
    'next month': new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10),
  };
  return firsts[name];
}

const AHEAD = ['today', 'tomorrow', 'day after tomorrow'];

function dateOf(name: string, today: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(name)) return name;
  const weekday = WEEKDAYS.indexOf(name);
  const ahead = weekday < 0 ? AHEAD.indexOf(name) : (weekday - new Date(today).getUTCDay() + 7) % 7;
  return ahead < 0 ? undefined : addDays(today, ahead);
}

/**
 * What an availability asks of a row's times: 'tomorrow afternoon' → the date and the afternoon. Of several only what all of them
 * ask; {} for the directory's own labels, which ask for any of some days from today.
 */
export function wantedTime(availabilities: readonly string[], today: string = todayInWarsaw()): WantedTime {
  const [only, ...others] = availabilities.flatMap((one) => one.split(','));
  if (!only || others.length > 0) return {};
  const part = PARTS_OF_DAY.find((each) => only.endsWith(each));
  const name = (part ? only.slice(0, -part.length) : only).trim();
  const date = dateOf(name, today);
  const from = firstOf(name, today);
  return { ...(date && { date }), ...(from && { from }), ...(part && { part }) };
}
