import { useVisitNumbers, type WeekNumbers } from '@veto/shared-data/visit-numbers';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { inWords, useSay } from '@veto/slice-kit';
import { lazy, Suspense, useId, useState } from 'react';
import { useWhen } from '../when/use-when.ts';
import { NumbersSkeleton } from './numbers-skeleton.tsx';
import { ratingText } from './rating-text.ts';

const SpansInNumbers = lazy(inWords(() => import(/* webpackChunkName: "spans-in-numbers" */ './spans-in-numbers.tsx')));

const WEEKS = 12;

/** This week of the signed-in veterinarian in four figures, and more weeks, months and years as charts and a table. */
export default function OwnNumbers() {
  const say = useSay();
  const numbers = useVisitNumbers(WEEKS);
  const [open, setOpen] = useState(false);
  const headingId = useId();
  const panelId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5" borderYWidth="1px" borderColor="line" py="5">
      <Heading as="h2" id={headingId} srOnly>
        {say('Your numbers')}
      </Heading>
      <Flex gap="4" justify="space-between" align="center" wrap="wrap" minH="4.5rem">
        {numbers.data ? (
          <Figures weeks={numbers.data} />
        ) : numbers.isError ? (
          <Flex gap="3" align="center" role="alert" wrap="wrap">
            <Text>{say('Your numbers could not be loaded.')}</Text>
            <Button variant="subtle" onClick={() => void numbers.refetch()}>
              {say('Try again')}
            </Button>
          </Flex>
        ) : (
          <NumbersSkeleton />
        )}
        {numbers.data && (
          <Button variant="surface" aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
            {open ? say('Fewer numbers') : say('More numbers')}
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
  const say = useSay();
  const { locale } = useWhen();
  const week = weeks.at(-1);
  if (!week) return null;
  const figures: [string, string][] = [
    [String(week.visits), week.visits === 1 ? say('visit this week') : say('visits this week')],
    [String(week.cancelled), say('cancelled')],
    [String(week.noShows), week.noShows === 1 ? say('no-show') : say('no-shows')],
    [
      week.rating === null ? '–' : ratingText(week.rating, locale),
      week.reviews === 0
        ? say('no reviews yet')
        : week.reviews === 1
          ? say('rating, {count} review', { count: 1 })
          : say('rating, {count} reviews', { count: week.reviews }),
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
