/** 20 as '20 min', 90 as '1 godz. 30 min'. */
export function minutesInPolish(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} godz.`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
