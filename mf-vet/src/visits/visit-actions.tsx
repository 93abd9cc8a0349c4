import type { Appointment } from '@veto/shared-data/appointments';
import { formatDay, formatTime12, hasBegun } from '@veto/shared-data/calendar';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Text } from '@veto/shared-ui/text';
import { useNow } from '../calendar/use-now.ts';
import { moveLabel } from './client-words.ts';
import { MarkComplete } from './mark-complete.tsx';
import { useAskAboutVisit } from './visit-dialogs.tsx';

export interface VisitActionsProps {
  appointment: Appointment;
  client: string;
  /** The visit was completed, or nobody came. */
  onFinished?: (() => void) | undefined;
  /** In a list's row: quieter, and a question of the owner's comes first. */
  inRow?: boolean;
}

/** Closes an upcoming visit: it took place, or it will not. One that is to come says from when it can be completed. */
export function VisitActions({ appointment, client, onFinished, inRow }: VisitActionsProps) {
  const ask = useAskAboutVisit();
  const now = useNow();
  const begun = hasBegun(appointment, now.at);
  return (
    <Flex gap={inRow ? '1' : '3'} wrap="wrap" align="center">
      {begun ? (
        <MarkComplete appointment={appointment} whose={client} onFinished={onFinished} />
      ) : inRow && appointment.rescheduleRequest?.proposedBy === 'owner' ? (
        <LinkButton variant="subtle" href={`/appointments/${appointment.id}`} aria-label={`Answer: ${client}`}>
          Answer
        </LinkButton>
      ) : (
        <Button
          variant={inRow ? 'plain' : 'subtle'}
          aria-label={`${moveLabel(appointment)}: ${client}`}
          onClick={() => ask('move', { appointment })}
        >
          {moveLabel(appointment)}
        </Button>
      )}
      <Button
        variant="plain"
        colorPalette="red"
        aria-label={`Cancel: ${client}`}
        onClick={() => ask('cancel', { appointment })}
      >
        Cancel
      </Button>
      {!begun && (
        <Text textStyle="small" color="muted" srOnly={inRow}>
          Mark Complete from {appointment.date !== now.date && `${formatDay(appointment.date)}, `}
          {formatTime12(appointment.time)}
        </Text>
      )}
    </Flex>
  );
}
