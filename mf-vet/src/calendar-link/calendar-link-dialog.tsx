import { useCalendarLinkDialog } from '@veto/shared-data/calendar-link';
import { CalendarLinkDialog } from '@veto/shared-ui/calendar-link';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';

const WORDS = {
  named: 'with the names of pets and owners',
  show: 'Show the names of pets and owners.',
};

/** The veterinarian's visits in the calendar program that they use. */
export default function OwnCalendarLink({ onClose }: { onClose: () => void }) {
  return (
    <CalendarLinkDialog
      {...useCalendarLinkDialog({ tellFailure, tellOutcome })}
      title="Subscribe to your calendar"
      words={WORDS}
      usuallyNamed={false}
      onClose={onClose}
    />
  );
}
