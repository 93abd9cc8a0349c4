import { doctorName } from '@veto/shared-data/veterinarians';

const sameDay = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Europe/Warsaw' });
const otherDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Warsaw',
});
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** '2:30 PM' of today, 'Nov 21, 2:30 PM' of another day; Warsaw time, from an ISO moment. */
export function formatMoment(moment: string, now = new Date()): string {
  const date = new Date(moment);
  return (day.format(date) === day.format(now) ? sameDay : otherDay).format(date);
}

/** How the other side of a conversation is called. */
export function personName({ fullName, isVeterinarian }: { fullName: string | null; isVeterinarian: boolean }): string {
  return isVeterinarian ? doctorName(fullName) : (fullName ?? 'Pet owner');
}
