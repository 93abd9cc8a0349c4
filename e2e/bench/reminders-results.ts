import type { ReminderRush } from '@veto/shared-data/reminder-rush';

export const REMINDERS_HEADING = '# Many reminders at once';

const count = (number: number) => number.toLocaleString('en-US');

/** The section of the results that says how soon a morning's reminders are sent, and that each is sent once. */
export function writeReminders(
  { due, shares, tookMs, twice, missing, unsettled }: ReminderRush,
  date: Date,
  machine: string,
): string {
  const seconds = tookMs / 1000;
  return `${REMINDERS_HEADING}

Reminders of visits that are all due at the same moment, on a PostgreSQL server, sent by ${shares.length} workers side by side in one
process to a transport that takes everything at once: what is left is giving the reminders, claiming, writing the mails as
text, HTML and calendar file, and settling them. \`pnpm bench:reminders\` makes this section.

Measured ${date.toISOString().slice(0, 10)} on ${machine}.

| due | until all were sent | a second | shares of the workers | sent twice | missing | not settled |
|---:|---:|---:|---:|---:|---:|---:|
| ${count(due)} | ${seconds.toFixed(1)} s | ${count(Math.round(due / seconds))} | ${shares.map(count).join(' and ')} | ${twice} | ${missing} | ${unsettled} |
`;
}
