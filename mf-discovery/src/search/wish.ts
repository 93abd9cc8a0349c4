import { PARTS_OF_DAY, type WantedTime } from '@veto/shared-data/schedule';

/** In kilometres. */
export const DISTANCES = [5, 10, 20, 50, 100] as const;

export const PART_LABELS: Record<(typeof PARTS_OF_DAY)[number], string> = {
  morning: 'Morning, until 12:00',
  afternoon: 'Afternoon, 12:00 to 17:00',
  evening: 'Evening, from 17:00',
};

/** What a part of the day may be added to, as the directory's labels say it. */
const DAYS = new Map(
  Object.entries({
    'Available today': 'today',
    'Available this week': 'this week',
    'Weekend availability': 'weekend',
  }),
);

/** The part of the day of the only availability; undefined where there are several, or it has none. */
export function partOf(availabilities: readonly string[]): WantedTime['part'] {
  const [only = '', ...others] = availabilities;
  return others.length > 0 ? undefined : PARTS_OF_DAY.find((part) => only.endsWith(part));
}

/** The availabilities with this part of the day; '' takes it off. */
export function withPart(availabilities: readonly string[], part: string): string[] {
  const days = availabilities.length === 0 ? [''] : availabilities;
  return days
    .map((each) => {
      const day = each.replace(/ ?(morning|afternoon|evening)$/, '');
      return part ? `${DAYS.get(day) ?? day} ${part}`.trim() : (labelOf(day) ?? day);
    })
    .filter(Boolean);
}

const labelOf = (day: string) => [...DAYS].find(([, each]) => each === day)?.[0];

/** This day in the place of those that were asked for, with their part of the day; '' for any day. */
export function withDay(availabilities: readonly string[], date: string): string[] {
  const asked = `${date} ${partOf(availabilities) ?? ''}`.trim();
  return asked ? [asked] : [];
}
