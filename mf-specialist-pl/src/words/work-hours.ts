export interface OpeningHours {
  /** ISO: 1 is Monday. */
  weekday: number;
  opensAt: string;
  closesAt: string;
}

/** From Monday. */
export type DayNames = readonly [string, string, string, string, string, string, string];

/**
 * 'pon.–pt. 08:00–16:00, sob. 09:00–13:00', by the names of days and 'i', which joins the two parts of a day; days in a row with the
 * same hours are one part.
 */
export function describeWorkHours(hours: readonly OpeningHours[], days: DayNames, and: string): string {
  const parts: { first: number; last: number; times: string }[] = [];
  for (const [weekday, times] of timesByDay(hours, and)) {
    const before = parts.at(-1);
    if (before && before.last === weekday - 1 && before.times === times) before.last = weekday;
    else parts.push({ first: weekday, last: weekday, times });
  }
  const nameOf = (weekday: number) => days[weekday - 1] ?? '';
  const called = (first: number, last: number) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`);
  return parts.map(({ first, last, times }) => `${called(first, last)} ${times}`).join(', ');
}

/** What a card has room for: the text before the first comma. */
export function firstPart(workHours: string): string {
  return workHours.split(',')[0] ?? '';
}

/** A day may open twice: '08:00–12:00 i 14:00–18:00'. */
function timesByDay(hours: readonly OpeningHours[], and: string): Map<number, string> {
  const days = new Map<number, string>();
  const ordered = hours.toSorted((a, b) => a.weekday - b.weekday || a.opensAt.localeCompare(b.opensAt));
  for (const { weekday, opensAt, closesAt } of ordered) {
    const times = `${opensAt}–${closesAt}`;
    const earlier = days.get(weekday);
    days.set(weekday, earlier ? `${earlier} ${and} ${times}` : times);
  }
  return days;
}
