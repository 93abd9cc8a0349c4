import { useCalendarLinkDialog } from '@veto/shared-data/calendar-link';
import { CalendarLinkDialog } from '@veto/shared-ui/calendar-link';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';

/** The owner's visits in the calendar program that they use. */
export default function OwnCalendarLink({ onClose }: { onClose: () => void }) {
  const say = useSay();
  return (
    <CalendarLinkDialog
      {...useCalendarLinkDialog({ tellFailure, tellOutcome })}
      title={say('Add your visits to your calendar')}
      words={{
        named: say('with pet, vet, clinic and how to prepare'),
        show: say('Show pet, vet, clinic and how to prepare.'),
      }}
      usuallyNamed
      onClose={onClose}
    />
  );
}
