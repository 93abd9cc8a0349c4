import { useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { addDays, formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import { appointmentsFailure, ERRORS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { IconButton } from '@veto/shared-ui/icon-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { mondayOf, weekAgenda } from '../visits/visit-lists.ts';
import { AgendaDayCard } from './agenda-day-card.tsx';

/** The veterinarian's week, day by day. The week is in the address: `?week=2026-11-23`, any day of it. */
export function WeekAgenda() {
  const today = todayInWarsaw();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : today);
  const appointments = useVeterinarianAppointments();
  useFailureToast(appointments.error, appointmentsFailure(appointments.error));
  const go = (week: string) => setParams(week === mondayOf(today) ? {} : { week }, { replace: true });
  return (
    <PageSection maxW="4xl">
      <PageHeader
        title="Appointment Calendar"
        subtitle={
          <span aria-live="polite">
            {formatShortDate(monday)} – {formatShortDate(addDays(monday, 6))}
          </span>
        }
        actions={
          <>
            <IconButton variant="outline" aria-label="Previous week" onClick={() => go(addDays(monday, -7))}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <Button variant="outline" onClick={() => go(mondayOf(today))}>
              This week
            </Button>
            <IconButton variant="outline" aria-label="Next week" onClick={() => go(addDays(monday, 7))}>
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        }
      />
      {appointments.data ? (
        <Stack gap="4">
          {weekAgenda(monday, appointments.data).map((day) => (
            <AgendaDayCard key={day.date} day={day} today={day.date === today} />
          ))}
        </Stack>
      ) : appointments.isError ? (
        <ErrorState {...ERRORS.fetchAppointments} error={appointments.error} onRetry={() => appointments.refetch()} />
      ) : (
        <CardSkeletons count={5} shape="row" />
      )}
    </PageSection>
  );
}
