import { Button } from '@veto/shared-ui/button';
import { ReadingDialog } from '@veto/shared-ui/reading-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { timeOf } from './day-plan.ts';
import type { TakenTime } from './week-cells.ts';

interface ChooseVisitProps {
  date: string;
  /** Of one half hour. */
  taken: readonly TakenTime[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Which of the short visits of a half hour is to be opened. */
export default function ChooseVisit({ date, taken, onChoose, onClose }: ChooseVisitProps) {
  const say = useSay();
  const when = useWhen();
  const sorted = taken.toSorted((a, b) => a.planned.from - b.planned.from);
  return (
    <ReadingDialog title={say('Visits on {day}', { day: when.long(date) })} onClose={onClose}>
      <Stack gap="2">
        {sorted.map(({ kind, planned: { from, visit } }) => (
          <Button
            key={`${kind} ${visit.id}`}
            variant="surface"
            minH="12"
            justifyContent="start"
            onClick={() => onChoose(visit.id)}
          >
            {[
              when.time(timeOf(from)),
              kind === 'held' ? say('Held for {pet}', { pet: visit.petName }) : visit.petName,
              visit.type?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Button>
        ))}
      </Stack>
    </ReadingDialog>
  );
}
