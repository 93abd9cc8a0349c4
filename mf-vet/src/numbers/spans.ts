import type { NumbersSpan, WeekNumbers } from '@veto/shared-data/visit-numbers';

const inEnglish = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (first: string) => format.format(new Date(`${first}T00:00:00Z`));
};

interface Span {
  label: string;
  /** Of the table's first column. */
  heading: string;
  /** So many are shown. */
  count: number;
  /** By the first day, 'YYYY-MM-DD': 'Mon, Nov 23', 'Nov 2026', '2026'. */
  name(first: string): string;
}

/** What numbers are summed by. */
export const SPANS: Record<NumbersSpan, Span> = {
  week: {
    label: 'Weeks',
    heading: 'Week of',
    count: 12,
    name: inEnglish({ weekday: 'short', month: 'short', day: 'numeric' }),
  },
  month: { label: 'Months', heading: 'Month', count: 12, name: inEnglish({ month: 'short', year: 'numeric' }) },
  year: { label: 'Years', heading: 'Year', count: 5, name: inEnglish({ year: 'numeric' }) },
};

/** '1,240–1,380 zł', '–' where no visit had a price. */
export function incomeText({ completed, unpriced, priceFrom, priceTo }: WeekNumbers): string {
  if (completed === unpriced) return '–';
  const [from, to] = [priceFrom, priceTo].map((price) => price.toLocaleString('en-US'));
  return `${from === to ? from : `${from}–${to}`} zł`;
}

/** Whole numbers alone. */
const FILE_COLUMNS: readonly [string, (numbers: WeekNumbers) => number][] = [
  ['Visits', ({ visits }) => visits],
  ['Completed', ({ completed }) => completed],
  ['Cancelled', ({ cancelled }) => cancelled],
  ['No-shows', ({ noShows }) => noShows],
  ['New clients', ({ newClients }) => newClients],
  ['Returning clients', ({ returningClients }) => returningClients],
  ['Prices from (PLN)', ({ priceFrom }) => priceFrom],
  ['Prices to (PLN)', ({ priceTo }) => priceTo],
  ['Completed without a price', ({ unpriced }) => unpriced],
];

/** The table of the file, the oldest first, each row from its first day on. */
export const fileOf = (numbers: readonly WeekNumbers[]) => [
  ['From', ...FILE_COLUMNS.map(([heading]) => heading)],
  ...numbers.map((each) => [each.week, ...FILE_COLUMNS.map(([, value]) => value(each))]),
];
