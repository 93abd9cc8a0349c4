import { useCalendarLinkDialog } from '@veto/shared-data/calendar-link';
import { CalendarLinkDialog } from '@veto/shared-ui/calendar-link';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';

const WORDS = {
  named: 'with pet, vet, clinic and how to prepare',
  show: 'Show pet, vet, clinic and how to prepare.',
};

/** The owner's visits in the calendar program that they use. */
export default function OwnCalendarLink({ onClose }: { onClose: () => void }) {
  return (
    <CalendarLinkDialog
      {...useCalendarLinkDialog({ tellFailure, tellOutcome })}
      title="Add your visits to your calendar"
      words={WORDS}
      usuallyNamed
      onClose={onClose}
    />
  );
}
