export interface OpeningHours {
  /** ISO weekday, 1 is Monday. */
  weekday: number;
  /** 'HH:MM', Europe/Warsaw. */
  opensAt: string;
  closesAt: string;
}

/** A moment, as a clock and a calendar in Warsaw show it. */
export interface WeekTime {
  weekday: number;
  /** 'HH:MM' */
  time: string;
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** True from the opening minute up to, but not including, the closing one. */
export function isOpen(hours: readonly OpeningHours[], now: WeekTime): boolean {
  return hours.some((one) => one.weekday === now.weekday && one.opensAt <= now.time && now.time < one.closesAt);
}

/** All seven days in order, each with its opening times in order; a day without any is closed. */
export function weekOf(hours: readonly OpeningHours[]): { weekday: number; name: string; hours: OpeningHours[] }[] {
  return WEEKDAYS.map((name, index) => ({
    weekday: index + 1,
    name,
    hours: hours.filter((one) => one.weekday === index + 1).toSorted((a, b) => a.opensAt.localeCompare(b.opensAt)),
  }));
}
