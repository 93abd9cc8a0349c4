import { formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import type { BookedVisit } from '@veto/shared-data/phone-visits';
import { Button } from '@veto/shared-ui/button';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { Stack } from '@veto/shared-ui/stack';

interface ChooseVisitProps {
  /** Of one half hour; at least one. */
  visits: readonly BookedVisit[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Which of the short visits of a half hour is to be opened. */
export default function ChooseVisit({ visits, onChoose, onClose }: ChooseVisitProps) {
  const sorted = visits.toSorted((a, b) => a.time.localeCompare(b.time));
  return (
    <ReadingDialog title={`Visits on ${formatLongDate(sorted[0]?.date ?? '')}`} onClose={onClose}>
      <Stack gap="2">
        {sorted.map(({ id, time, petName, type }) => (
          <Button
            key={id}
            variant="surface"
            h="auto"
            minH="12"
            whiteSpace="normal"
            justifyContent="start"
            onClick={() => onChoose(id)}
          >
            {[formatTime12(time), petName, type?.name].filter(Boolean).join(' · ')}
          </Button>
        ))}
      </Stack>
    </ReadingDialog>
  );
}
