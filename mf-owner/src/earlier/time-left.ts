/** '9:41', of seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What a screen reader says while a time is held: it changes at five minutes and at one, not every second. */
export function spokenMinutes(seconds: number): string {
  if (seconds > 5 * 60) return 'This time is held for you for up to ten minutes';
  if (seconds > 60) return 'This time is held for you for less than five minutes';
  return 'This time is held for you for less than one minute';
}
