import { formatDay } from '@veto/shared-data/calendar';
import type { WeekNumbers } from '@veto/shared-data/visit-numbers';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Table } from '@veto/shared-ui/table';
import { RatingChart } from './rating-chart.tsx';
import { VisitsChart } from './visits-chart.tsx';

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
              {['Week of', 'Visits', 'Cancelled', 'No-shows', 'Rating', 'Reviews'].map((heading, index) => (
                <Table.ColumnHeader key={heading} scope="col" textAlign={index === 0 ? 'start' : 'end'}>
                  {heading}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {weeks.toReversed().map(({ week, visits, cancelled, noShows, rating, reviews }) => (
              <Table.Row key={week}>
                <Table.ColumnHeader scope="row" fontWeight="normal" whiteSpace="nowrap">
                  {formatDay(week)}
                </Table.ColumnHeader>
                {[visits, cancelled, noShows, rating === null ? '–' : rating.toFixed(2), reviews].map(
                  (value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns that never move
                    <Table.Cell key={index} textAlign="end">
                      {value}
                    </Table.Cell>
                  ),
                )}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}
