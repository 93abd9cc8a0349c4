export interface Slot {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  time: string;
}

const OFFERED_TIMES = [
  ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
  ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'],
];

/** What a visitor who is not signed in chooses from. Times that have passed are left out. Both clocks are Warsaw's. */
export function offeredSlots(date: string, now: Slot): Slot[] {
  return OFFERED_TIMES.filter((time) => date > now.date || time > now.time).map((time) => ({ date, time }));
}

/** '21.11.2026' */
export function polishDate(date: string): string {
  return date.split('-').toReversed().join('.');
}
