import { useCalendarLinkDialog } from '@veto/shared-data/calendar-link';
import { CalendarLinkDialog } from '@veto/shared-ui/calendar-link';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';

export default function OwnCalendarLink({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const { dayOf } = useWhen();
  const dialog = useCalendarLinkDialog({ tellFailure, tellOutcome });
  return (
    <CalendarLinkDialog
      {...dialog}
      link={dialog.link && { ...dialog.link, since: dayOf(dialog.link.createdAt) }}
      title={say('Subscribe to your calendar')}
      words={{
        named: say('with the names of pets and owners'),
        show: say('Show the names of pets and owners.'),
      }}
      usuallyNamed={false}
      onClose={onClose}
    />
  );
}
