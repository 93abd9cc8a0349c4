import { datesIn } from '@veto/shared-data/calendar';
import { useCalendarLinkDialog } from '@veto/shared-data/calendar-link';
import { CalendarLinkDialog } from '@veto/shared-ui/calendar-link';
import { tellFailure, tellOutcome } from '@veto/shared-ui/failure-toast';
import { useLanguage, useSay } from '@veto/slice-kit';

export default function OwnCalendarLink({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const dates = datesIn(useLanguage());
  const { link, ...dialog } = useCalendarLinkDialog({ tellFailure, tellOutcome });
  return (
    <CalendarLinkDialog
      {...dialog}
      link={link && { ...link, since: dates.dayOf(link.createdAt) }}
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
