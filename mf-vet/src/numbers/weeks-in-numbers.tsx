import { formatDay } from '@veto/shared-data/calendar';
import type { WeekNumbers } from '@veto/shared-data/visit-numbers';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Table } from '@veto/shared-ui/table';
import { RatingChart } from './rating-chart.tsx';
import { VisitsChart } from './visits-chart.tsx';

/** Its numbers from the second column on. */
const COLUMNS: readonly { heading: string; show: (week: WeekNumbers) => number | string }[] = [
  { heading: 'Visits', show: ({ visits }) => visits },
  { heading: 'Cancelled', show: ({ cancelled }) => cancelled },
  { heading: 'No-shows', show: ({ noShows }) => noShows },
  { heading: 'Rating', show: ({ rating }) => rating?.toFixed(2) ?? '–' },
  { heading: 'Reviews', show: ({ reviews }) => reviews },
];

/** Weeks as charts, and the same as a table: a chart alone tells nothing to who cannot see it. */
export default function WeeksInNumbers({ weeks }: { weeks: readonly WeekNumbers[] }) {
  return (
    <Stack gap="6">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        <VisitsChart weeks={weeks} />
        <RatingChart weeks={weeks} />
      </SimpleGrid>
      <Table.ScrollArea tabIndex={0} role="region" aria-label="Weeks as a table">
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">Week of</Table.ColumnHeader>
              {COLUMNS.map(({ heading }) => (
                <Table.ColumnHeader key={heading} scope="col" textAlign="end">
                  {heading}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {weeks.toReversed().map((week) => (
              <Table.Row key={week.week}>
                <Table.ColumnHeader scope="row" fontWeight="normal" whiteSpace="nowrap">
                  {formatDay(week.week)}
                </Table.ColumnHeader>
                {COLUMNS.map(({ heading, show }) => (
                  <Table.Cell key={heading} textAlign="end">
                    {show(week)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}
