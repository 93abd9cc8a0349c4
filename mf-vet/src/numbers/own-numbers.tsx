import { useVisitNumbers, type WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense, useId, useState } from 'react';
import { NumbersSkeleton } from './numbers-skeleton.tsx';

const SpansInNumbers = lazy(() => import(/* webpackChunkName: "spans-in-numbers" */ './spans-in-numbers.tsx'));

const WEEKS = 12;

/** This week of the signed-in veterinarian in four figures, and more weeks, months and years as charts and a table. */
export default function OwnNumbers() {
  const numbers = useVisitNumbers(WEEKS);
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const panelId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5" borderYWidth="1px" borderColor="line" py="5">
      <Heading as="h2" id={headingId} srOnly>
        Your numbers
      </Heading>
      <Flex gap="4" justify="space-between" align="center" wrap="wrap" minH="4.5rem">
        {numbers.data ? (
          <Figures weeks={numbers.data} />
        ) : numbers.isError ? (
          <Flex gap="3" align="center" role="alert" wrap="wrap">
            <Text>Your numbers could not be loaded.</Text>
            <Button variant="subtle" onClick={() => void numbers.refetch()}>
              Try again
            </Button>
          </Flex>
        ) : (
          <NumbersSkeleton />
        )}
        {numbers.data && (
          <Button variant="surface" aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
            {open ? 'Fewer numbers' : 'More numbers'}
          </Button>
        )}
      </Flex>
      <Box id={panelId} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton h="20rem" rounded="l2" aria-hidden />}>
            <SpansInNumbers />
          </Suspense>
        )}
      </Box>
    </Stack>
  );
}

function Figures({ weeks }: { weeks: readonly WeekNumbers[] }) {
  const week = weeks.at(-1);
  if (!week) return null;
  const figures: [string, string][] = [
    [String(week.visits), week.visits === 1 ? 'visit this week' : 'visits this week'],
    [String(week.cancelled), 'cancelled'],
    [String(week.noShows), week.noShows === 1 ? 'no-show' : 'no-shows'],
    [
      week.rating === null ? '–' : week.rating.toFixed(1),
      week.reviews === 0 ? 'no reviews yet' : `rating, ${week.reviews} ${week.reviews === 1 ? 'review' : 'reviews'}`,
    ],
  ];
  return (
    <Flex as="dl" columnGap={{ base: 7, md: 12 }} rowGap="4" wrap="wrap">
      {figures.map(([value, label]) => (
        <Flex key={label} direction="column-reverse">
          <Text as="dt" textStyle="small" color="muted">
            {label}
          </Text>
          <Text as="dd" textStyle="h3" fontFamily="heading" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
