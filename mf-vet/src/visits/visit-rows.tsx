import { type Appointment, useVisitList } from '@veto/shared-data/appointments';
import { todayInWarsaw } from '@veto/shared-data/calendar';
import { appointmentsFailure } from '@veto/shared-data/errors';
import { useSettled } from '@veto/shared-data/settled';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useNow } from '../calendar/use-now.ts';
import { useWhen } from '../when/use-when.ts';
import { splitToClose, visitsByDay } from './visit-lists.ts';
import { VisitRow } from './visit-row.tsx';

/** Two screens of rows. */
const AT_A_TIME = 20;

export interface VisitRowsProps {
  past: boolean;
  /** 'YYYY-MM-DD', or '' for all. */
  day: string;
  words: string;
  onClear: () => void;
}

/** What a search of the visits finds, grouped by day, twenty rows at a time; first those that wait to be closed. */
export function VisitRows({ past, day, words, onClear }: VisitRowsProps) {
  const say = useSay();
  const wanted = useSettled(words.trim());
  const visits = useVisitList({ past, day, words: wanted });
  const [shown, setShown] = useState(AT_A_TIME);
  const now = useNow().at;
  useFailureToast(visits.data && visits.error, appointmentsFailure(visits.error));
  if (visits.isError && !visits.data) return <ErrorState {...appointmentsFailure(visits.error)} query={visits} />;
  if (!visits.data) return <CardSkeletons count={3} shape="row" />;
  const all = visits.data.pages.flat();
  if (all.length === 0) return <NoVisits past={past} searched={day !== '' || wanted !== ''} onClear={onClear} />;
  const waiting = splitToClose(all, now);
  const { toClose, others } = splitToClose(all.slice(0, shown), now);
  const more = () => {
    setShown(shown + AT_A_TIME);
    if (all.length < shown + AT_A_TIME && visits.hasNextPage) void visits.fetchNextPage();
  };
  return (
    <Stack gap="8" aria-busy={visits.isPlaceholderData}>
      {toClose.length > 0 && (
        <Stack as="section" gap="6" aria-labelledby="visits-to-close">
          <Box>
            <Heading as="h2" id="visits-to-close" textStyle="h3">
              {say('To close ({count})', {
                count: `${waiting.toClose.length}${waiting.others.length === 0 && visits.hasNextPage ? '+' : ''}`,
              })}
            </Heading>
            <Text color="muted">{say('Their time is over. Mark each complete, or cancel it with a reason.')}</Text>
          </Box>
          <Days visits={toClose} headingLevel="h3" />
        </Stack>
      )}
      <Days visits={others} headingLevel="h2" />
      {(all.length > shown || visits.hasNextPage) && (
        <Button variant="subtle" alignSelf="start" loading={visits.isFetchingNextPage} onClick={more}>
          {say('Show more')}
        </Button>
      )}
    </Stack>
  );
}

function Days({ visits, headingLevel }: { visits: readonly Appointment[]; headingLevel: 'h2' | 'h3' }) {
  const say = useSay();
  const { long } = useWhen();
  return visitsByDay(visits).map(([date, ofDay]) => (
    <Box as="section" key={date} aria-label={long(date)}>
      <Heading as={headingLevel} textStyle="h4" mb="3">
        {date === todayInWarsaw() ? say('Today, {day}', { day: long(date) }) : long(date)}
      </Heading>
      <Box borderBottomWidth="1px" borderColor="line">
        {ofDay.map((visit) => (
          <VisitRow key={visit.id} appointment={visit} />
        ))}
      </Box>
    </Box>
  ));
}

function NoVisits({ past, searched, onClear }: { past: boolean; searched: boolean; onClear: () => void }) {
  const say = useSay();
  if (searched)
    return (
      <EmptyState
        illustration="not-found"
        title={say('No visits found')}
        description={past ? say('No past visit fits this search.') : say('No upcoming visit fits this search.')}
      >
        <Button onClick={onClear}>{say('Clear search')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      illustration="no-appointments"
      title={past ? say('No past appointments') : say('No upcoming appointments')}
      description={
        past
          ? say('Completed and cancelled visits stand here.')
          : say('New bookings stand here as soon as they are made.')
      }
    />
  );
}
