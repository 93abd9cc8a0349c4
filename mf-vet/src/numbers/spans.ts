import type { NumbersSpan, WeekNumbers } from '@veto/shared-data/visit-numbers';
import type { Say } from '@veto/slice-kit';

interface Span {
  label: string;
  /** Of the table's first column. */
  heading: string;
  /** So many are shown. */
  count: number;
  /** How it is called by its first day. */
  format: Intl.DateTimeFormatOptions;
}

/** What numbers are summed by. */
export const SPANS: Record<NumbersSpan, Span> = {
  week: {
    label: 'Weeks',
    heading: 'Week of',
    count: 12,
    format: { weekday: 'short', month: 'short', day: 'numeric' },
  },
  month: { label: 'Months', heading: 'Month', count: 12, format: { month: 'short', year: 'numeric' } },
  year: { label: 'Years', heading: 'Year', count: 5, format: { year: 'numeric' } },
};

/** A span by its first day, 'YYYY-MM-DD': 'Mon, Nov 23', 'Nov 2026', '2026'. */
export const nameOf = (span: NumbersSpan, first: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...SPANS[span].format, timeZone: 'UTC' }).format(new Date(`${first}T00:00:00Z`));

/** Of a table: Polish has other endings for several visits than for the state of one. */
export const headingIn = (heading: string, say: Say) => say(heading as 'Completed{visits}', { visits: '' });

/** The title of a chart, the label of its last column, and what it says below of the table. */
export const PER = { week: 'Visits per week', month: 'Visits per month', year: 'Visits per year' };
export const THIS = { week: 'This week', month: 'This month', year: 'This year' };
export const TABLE_BELOW = {
  week: 'The table below has each week.',
  month: 'The table below has each month.',
  year: 'The table below has each year.',
};

/** '1,240–1,380 zł', '–' where no visit had a price. */
export function incomeText({ completed, unpriced, priceFrom, priceTo }: WeekNumbers, locale: string): string {
  if (completed === unpriced) return '–';
  const [from, to] = [priceFrom, priceTo].map((price) => price.toLocaleString(locale));
  return `${from === to ? from : `${from}–${to}`} zł`;
}

/** Whole numbers alone. */
export const FILE_COLUMNS: readonly [string, (numbers: WeekNumbers) => number][] = [
  ['Visits', ({ visits }) => visits],
  ['Completed{visits}', ({ completed }) => completed],
  ['Cancelled{visits}', ({ cancelled }) => cancelled],
  ['No-shows', ({ noShows }) => noShows],
  ['New clients', ({ newClients }) => newClients],
  ['Returning clients', ({ returningClients }) => returningClients],
  ['Prices from (PLN)', ({ priceFrom }) => priceFrom],
  ['Prices to (PLN)', ({ priceTo }) => priceTo],
  ['Completed without a price', ({ unpriced }) => unpriced],
];

/** The table of the file, the oldest first, each row from its first day on; its headings are said in the page's language. */
export const fileOf = (numbers: readonly WeekNumbers[], say: Say) => [
  [say('From'), ...FILE_COLUMNS.map(([heading]) => headingIn(heading, say))],
  ...numbers.map((each) => [each.week, ...FILE_COLUMNS.map(([, value]) => value(each))]),
];
