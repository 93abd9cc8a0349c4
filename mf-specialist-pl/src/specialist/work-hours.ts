export interface OpeningHours {
  /** ISO: 1 is Monday. */
  weekday: number;
  opensAt: string;
  closesAt: string;
}

const DAYS = ['', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'];

/** 'pon.–pt. 08:00–16:00, sob. 09:00–13:00'; days in a row with the same hours are one part. */
export function describeWorkHours(hours: readonly OpeningHours[]): string {
  const parts: { first: number; last: number; times: string }[] = [];
  for (const [weekday, times] of timesByDay(hours)) {
    const before = parts.at(-1);
    if (before && before.last === weekday - 1 && before.times === times) before.last = weekday;
    else parts.push({ first: weekday, last: weekday, times });
  }
  return parts.map(({ first, last, times }) => `${daysText(first, last)} ${times}`).join(', ');
}

/** What a card has room for: the text before the first comma. */
export function firstPart(workHours: string): string {
  return workHours.split(',')[0] ?? '';
}

function daysText(first: number, last: number): string {
  return first === last ? `${DAYS[first]}` : `${DAYS[first]}–${DAYS[last]}`;
}

/** A day may open twice: '08:00–12:00 i 14:00–18:00'. */
function timesByDay(hours: readonly OpeningHours[]): Map<number, string> {
  const days = new Map<number, string>();
  const ordered = hours.toSorted((a, b) => a.weekday - b.weekday || a.opensAt.localeCompare(b.opensAt));
  for (const { weekday, opensAt, closesAt } of ordered) {
    const times = `${opensAt}–${closesAt}`;
    const earlier = days.get(weekday);
    days.set(weekday, earlier ? `${earlier} i ${times}` : times);
  }
  return days;
}
