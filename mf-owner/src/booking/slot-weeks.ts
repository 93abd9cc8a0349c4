import { addDays, formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';

/** Free times are offered about two months ahead. */
export const LAST_WEEK = 8;

/** Seven days, counted in weeks from today: 0 is today and the six days after it. Dates are 'YYYY-MM-DD', inclusive. */
export function slotWeek(week: number, today: string = todayInWarsaw()): { from: string; to: string } {
  const from = addDays(today, week * 7);
  return { from, to: addDays(from, 6) };
}

/** 'Nov 21, 2026 – Nov 27, 2026'. */
export function slotWeekLabel({ from, to }: { from: string; to: string }): string {
  return `${formatShortDate(from)} – ${formatShortDate(to)}`;
}
