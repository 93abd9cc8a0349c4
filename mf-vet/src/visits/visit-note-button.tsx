import type { Appointment } from '@veto/shared-data/appointments';
import { Button } from '@veto/shared-ui/button';
import { useSay } from '@veto/slice-kit';
import { useAskAboutVisit } from './visit-dialogs.tsx';

export interface VisitNoteButtonProps {
  appointment: Appointment;
  client: string;
  /** In a list's row: quieter. */
  inRow?: boolean;
}

/** Opens the note of a completed visit: the whole report where there is none, else its text. */
export function VisitNoteButton({ appointment, client, inRow }: VisitNoteButtonProps) {
  const say = useSay();
  const ask = useAskAboutVisit();
  const label = appointment.visitNote ? say('Edit visit note') : say('Add visit note');
  return (
    <Button
      variant={inRow ? 'plain' : 'surface'}
      aria-label={`${label}: ${client}`}
      onClick={() => ask(appointment.visitNote ? 'note' : 'report', { appointment })}
    >
      {label}
    </Button>
  );
}
