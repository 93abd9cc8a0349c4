function written(minutes: number, hour: string, minute: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} ${hour}`, rest > 0 && `${rest} ${minute}`].filter(Boolean).join(' ');
}

/** 20 as '20 min', 90 as '1 godz. 30 min'. */
export const minutesInPolish = (minutes: number): string => written(minutes, 'godz.', 'min');

/** 20 as '20 хв', 90 as '1 год 30 хв'. */
export const minutesInUkrainian = (minutes: number): string => written(minutes, 'год', 'хв');
