import { addDays, isDate, nowInWarsaw } from '../calendar/index.ts';
import { wantedTime } from './wanted-time.ts';

/** How far ahead of today a search knows free times, in days. */
export const DAYS_AHEAD = 54;

/** When a part of a day is over. */
const ENDS: Record<string, string> = { morning: '12:00', afternoon: '17:00' };

/** Why nobody can be found for a time, whoever is free. */
export interface OutOfReach {
  why: 'over' | 'not known yet' | 'no day';
  /** 'YYYY-MM-DD', as it was asked. */
  date: string;
  /** The part of today that is over. */
  part?: 'morning' | 'afternoon';
  /** The last day of which free times are known. */
  knownUntil: string;
}

/**
 * Why a search for an availability finds nobody: its day or part of today is over, so far ahead that nothing is known of it, or
 * none of the calendar ('2026-02-30'). Null for any other, and for several days.
 */
export function outOfReach(availability: string, { date: today, time } = nowInWarsaw()): OutOfReach | null {
  const { date, part } = wantedTime([availability], today);
  const knownUntil = addDays(today, DAYS_AHEAD);
  if (!date) return null;
  if (!isDate(date)) return { why: 'no day', date, knownUntil };
  if (date > knownUntil) return { why: 'not known yet', date, knownUntil };
  if (date < today) return { why: 'over', date, knownUntil };
  const isOver = date === today && part !== undefined && part !== 'evening' && time >= (ENDS[part] ?? '');
  return isOver ? { why: 'over', date, part, knownUntil } : null;
}
