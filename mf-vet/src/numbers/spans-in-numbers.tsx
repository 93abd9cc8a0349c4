import { type NumbersSpan, saveTable, useVisitNumbers, type WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Button } from '@veto/shared-ui/button';
import { ChipChoice, FieldGroup } from '@veto/shared-ui/chip-choice';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Table } from '@veto/shared-ui/table';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useWhen } from '../when/use-when.ts';
import { RatingChart } from './rating-chart.tsx';
import { ratingText } from './rating-text.ts';
import { fileOf, headingIn, incomeText, nameOf, SPANS } from './spans.ts';
import { VisitsChart } from './visits-chart.tsx';

/** Its numbers from the second column on. */
export const COLUMNS: readonly { heading: string; show: (week: WeekNumbers, locale: string) => number | string }[] = [
  { heading: 'Visits', show: ({ visits }) => visits },
  { heading: 'Completed{visits}', show: ({ completed }) => completed },
  { heading: 'Cancelled{visits}', show: ({ cancelled }) => cancelled },
  { heading: 'No-shows', show: ({ noShows }) => noShows },
  { heading: 'New clients', show: ({ newClients }) => newClients },
  { heading: 'Returning', show: ({ returningClients }) => returningClients },
  { heading: 'Prices of completed', show: incomeText },
  { heading: 'Rating', show: ({ rating }, locale) => (rating === null ? '–' : ratingText(rating, locale, 2)) },
  { heading: 'Reviews', show: ({ reviews }) => reviews },
];
const NAMES = Object.keys(SPANS) as NumbersSpan[];
export const FILES = { week: 'visits-by-week', month: 'visits-by-month', year: 'visits-by-year' };

/** Weeks, months or years as charts, and the same as a table and a file: a chart alone tells nothing to who cannot see it. */
export default function SpansInNumbers() {
  const say = useSay();
  const [span, setSpan] = useState<NumbersSpan>('week');
  const { data, error, refetch } = useVisitNumbers(SPANS[span].count, span);
  return (
    <Stack gap="6">
      <Flex gap="3" justify="space-between" wrap="wrap">
        <FieldGroup label={say('Numbers by')} hideLabel>
          <Flex gap="2" wrap="wrap">
            {NAMES.map((each) => (
              <ChipChoice
                key={each}
                type="radio"
                name="numbers-span"
                checked={each === span}
                onChange={() => setSpan(each)}
              >
                {say(SPANS[each].label)}
              </ChipChoice>
            ))}
          </Flex>
        </FieldGroup>
        {data && (
          <Button variant="surface" onClick={() => saveTable(`${say(FILES[span])}.csv`, fileOf(data, say))}>
            {say('Save as CSV')}
          </Button>
        )}
      </Flex>
      {data ? (
        <>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
            <VisitsChart weeks={data} span={span} />
            <RatingChart weeks={data} span={span} />
          </SimpleGrid>
          <NumbersTable numbers={data} span={span} />
        </>
      ) : error ? (
        <ErrorState
          title={say('Your numbers could not be loaded')}
          description={say('Please try again in a moment.')}
          query={{ error, refetch }}
          headingLevel="h3"
        />
      ) : (
        <Skeleton h="20rem" rounded="l2" aria-hidden />
      )}
    </Stack>
  );
}

function NumbersTable({ numbers, span }: { numbers: readonly WeekNumbers[]; span: NumbersSpan }) {
  const say = useSay();
  const { locale } = useWhen();
  const { heading: first, label } = SPANS[span];
  return (
    <Table.ScrollArea tabIndex={0} role="region" aria-label={say('{what} as a table', { what: say(label) })}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{say(first)}</Table.ColumnHeader>
            {COLUMNS.map(({ heading }) => (
              <Table.ColumnHeader key={heading} scope="col" textAlign="end">
                {headingIn(heading, say)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {numbers.toReversed().map((each) => (
            <Table.Row key={each.week}>
              <Table.ColumnHeader scope="row" fontWeight="normal" whiteSpace="nowrap">
                {nameOf(span, each.week, locale)}
              </Table.ColumnHeader>
              {COLUMNS.map(({ heading, show }) => (
                <Table.Cell key={heading} textAlign="end" whiteSpace="nowrap">
                  {show(each, locale)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
