import { useVisitList } from '@veto/shared-data/appointments';
import { formatLongDate, todayInWarsaw } from '@veto/shared-data/calendar';
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
import { useState } from 'react';
import { visitsByDay } from './visit-lists.ts';
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

/** What a search of the visits finds, grouped by day, twenty rows at a time. */
export function VisitRows({ past, day, words, onClear }: VisitRowsProps) {
  const wanted = useSettled(words.trim());
  const visits = useVisitList({ past, day, words: wanted });
  const [shown, setShown] = useState(AT_A_TIME);
  useFailureToast(visits.data && visits.error, appointmentsFailure(visits.error));
  if (visits.isError && !visits.data)
    return (
      <ErrorState {...appointmentsFailure(visits.error)} error={visits.error} onRetry={() => void visits.refetch()} />
    );
  if (!visits.data) return <CardSkeletons count={3} shape="row" />;
  const all = visits.data.pages.flat();
  if (all.length === 0) return <NoVisits past={past} searched={day !== '' || wanted !== ''} onClear={onClear} />;
  const more = () => {
    setShown(shown + AT_A_TIME);
    if (all.length < shown + AT_A_TIME && visits.hasNextPage) void visits.fetchNextPage();
  };
  return (
    <Stack gap="8" aria-busy={visits.isPlaceholderData}>
      {visitsByDay(all.slice(0, shown)).map(([date, ofDay]) => (
        <Box as="section" key={date} aria-label={formatLongDate(date)}>
          <Heading as="h2" textStyle="h4" mb="3">
            {date === todayInWarsaw() && 'Today, '}
            {formatLongDate(date)}
          </Heading>
          <Box borderBottomWidth="1px" borderColor="line">
            {ofDay.map((visit) => (
              <VisitRow key={visit.id} appointment={visit} />
            ))}
          </Box>
        </Box>
      ))}
      {(all.length > shown || visits.hasNextPage) && (
        <Button variant="subtle" alignSelf="start" loading={visits.isFetchingNextPage} onClick={more}>
          Show more
        </Button>
      )}
    </Stack>
  );
}

function NoVisits({ past, searched, onClear }: { past: boolean; searched: boolean; onClear: () => void }) {
  if (searched)
    return (
      <EmptyState
        illustration="not-found"
        title="No visits found"
        description={past ? 'No past visit fits this search.' : 'No upcoming visit fits this search.'}
      >
        <Button onClick={onClear}>Clear search</Button>
      </EmptyState>
    );
  return (
    <EmptyState
      illustration="no-appointments"
      title={past ? 'No past appointments' : 'No upcoming appointments'}
      description={
        past ? 'Completed and cancelled visits stand here.' : 'New bookings stand here as soon as they are made.'
      }
    />
  );
}
