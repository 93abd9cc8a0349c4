import { useSession } from '@veto/shared-data/core';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { usePageReady } from '@veto/slice-kit';
import { LateForVets } from '../for-vets/late-for-vets.tsx';
import { VisitDialogs } from '../visits/visit-dialogs.tsx';
import { WeekCalendar } from './week-calendar.tsx';

/** Appointment Calendar: a week at a time. Pet owners get the landing page. */
export default function CalendarPage() {
  const { state } = useSession();
  if (state === 'loading') return <PageSkeleton shape="list" />;
  return state === 'veterinarian' ? <OwnCalendar /> : <LateForVets />;
}

function OwnCalendar() {
  usePageReady();
  return (
    <VisitDialogs>
      <WeekCalendar />
    </VisitDialogs>
  );
}
