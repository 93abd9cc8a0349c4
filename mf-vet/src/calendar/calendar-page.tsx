import { useSession } from '@veto/shared-data/core';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady } from '@veto/slice-kit';
import { ForVetsLanding } from '../for-vets/for-vets-landing.tsx';
import { VisitDialogs } from '../visits/visit-dialogs.tsx';
import { WeekCalendar } from './week-calendar.tsx';

/** Appointment Calendar: a week at a time. Pet owners get the landing page. */
export default function CalendarPage() {
  const { state } = useSession();
  usePageReady({ ready: state !== 'loading' });
  if (state === 'loading') return <PageSkeleton shape="list" />;
  if (state !== 'veterinarian') return <ForVetsLanding audience={state} />;
  return (
    <VisitDialogs>
      <WeekCalendar />
    </VisitDialogs>
  );
}
