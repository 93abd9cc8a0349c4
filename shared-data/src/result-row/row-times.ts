import { addDays, formatDay, formatTime24, todayInWarsaw } from '../calendar/index.ts';
import type { FreeDay, Slot } from '../schedule/index.ts';

/** A link to something bookable: what it shows and, for a screen reader, what it is. */
interface SlotLink {
  text: string;
  label: string;
  href: string;
  /** What a press books: a time, or one of a whole day. */
  slot?: DayOrSlot;
}

type DayOrSlot = Pick<Slot, 'date'> & Partial<Slot>;

/** One of the next days of a row, with its first times. */
interface RowDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  weekday: string;
  day: string;
  today: boolean;
  times: SlotLink[];
  more?: SlotLink;
}

/** What a row of results says of a vet's times. */
export type RowTimes = { days: RowDay[]; label: string; closedLabel: string } | { note: string; slot?: SlotLink };

export const ROW_DAYS = 4;

/** ['Mon', 'Nov 23'] */
function weekdayAndDay(date: string): [string, string] {
  const [weekday = '', day = ''] = formatDay(date).split(', ');
  return [weekday, day];
}

/** Where the booking sheet of this time or day is open, for the animals that are searched for (`bookedByLink`). */
function slotHref({ id, searched = [] }: Person, { date, time }: DayOrSlot): string {
  const params = new URLSearchParams({ date, ...(time && { time }) });
  for (const pet of searched) params.append('pet', pet);
  // A colon may stand in a query; written out, the address stays readable.
  return `/veterinarian/${id}?${params.toString().replaceAll('%3A', ':')}#book`;
}

interface Person {
  id: string;
  name: string;
  /** The animals that the visitor searches for, in the filter's words. */
  searched?: readonly string[] | undefined;
}

interface Named extends Person {
  nextSlot: Slot | null;
}

function spokenDay(date: string, today: string): string {
  return date === today ? 'today' : weekdayAndDay(date).join(', ');
}

function linkOf(vet: Person, slot: Slot, today: string): SlotLink {
  const text = formatTime24(slot.time);
  return { text, label: `${vet.name}, ${spokenDay(slot.date, today)} at ${text}`, href: slotHref(vet, slot), slot };
}

function dayOf(vet: Person, date: string, free: FreeDay | undefined, today: string): RowDay {
  const [weekday, day] = weekdayAndDay(date);
  const more = (free?.count ?? 0) - (free?.firstTimes.length ?? 0);
  const times = (free?.firstTimes ?? []).map((time) => linkOf(vet, { date, time }, today));
  return {
    date,
    weekday: date === today ? 'Today' : weekday,
    day,
    today: date === today,
    times,
    ...(more > 0 && {
      more: {
        text: `+${more} more`,
        label: `${vet.name}, ${spokenDay(date, today)}, ${more} more`,
        href: slotHref(vet, { date }),
        slot: { date },
      },
    }),
  };
}

/** Where there is little room: the first times of a vet's next days in their order, each with its day, four at most. */
export function firstTimes(vet: Person, free: readonly FreeDay[], today: string = todayInWarsaw()): SlotLink[] {
  return free
    .flatMap((day) => day.firstTimes.map((time) => ({ date: day.date, time })))
    .slice(0, 4)
    .map((slot) => {
      const [weekday, day] = weekdayAndDay(slot.date);
      const text = `${slot.date === today ? 'Today' : weekday} ${formatTime24(slot.time)}`;
      return { text, label: `${vet.name}, ${text}, ${day}`, href: slotHref(vet, slot), slot };
    });
}

/**
 * What a row says of a vet's times: the next four days, from today or from the day that is wanted on; the next time where none of
 * them is free; or that there is none.
 */
export function rowTimes(
  vet: Named,
  free: readonly FreeDay[],
  today: string = todayInWarsaw(),
  from?: string,
): RowTimes {
  if (free.length > 0)
    return {
      days: Array.from({ length: ROW_DAYS }, (_, ahead) => addDays(from ?? today, ahead)).map((date) =>
        dayOf(
          vet,
          date,
          free.find((each) => each.date === date),
          today,
        ),
      ),
      label: 'Next open times',
      closedLabel: 'No open time',
    };
  const { nextSlot } = vet;
  if (!nextSlot || (!from && nextSlot.date < addDays(today, ROW_DAYS))) return { note: 'No open time to book online' };
  const when = `${formatDay(nextSlot.date)}, ${formatTime24(nextSlot.time)}`;
  return {
    note: from ? 'No open time on these days' : 'No open time in the next four days',
    slot: {
      text: `Next: ${when}`,
      label: `Next: ${when}, ${vet.name}`,
      href: slotHref(vet, nextSlot),
      slot: nextSlot,
    },
  };
}
