import type { Appointment } from '@veto/shared-data/appointments';
import { hasBegun } from '@veto/shared-data/calendar';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useNow } from '../calendar/use-now.ts';
import { useWhen } from '../when/use-when.ts';
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
  const say = useSay();
  const when = useWhen();
  const ask = useAskAboutVisit();
  const now = useNow();
  const begun = hasBegun(appointment, now.at);
  const move = say(moveLabel(appointment));
  const time = when.time(appointment.time);
  return (
    <Flex gap={inRow ? '1' : '3'} wrap="wrap" align="center">
      {begun ? (
        <MarkComplete appointment={appointment} whose={client} onFinished={onFinished} />
      ) : inRow && appointment.rescheduleRequest?.proposedBy === 'owner' ? (
        <LinkButton
          variant="subtle"
          href={`/appointments/${appointment.id}`}
          aria-label={say('Answer: {client}', { client })}
        >
          {say('Answer')}
        </LinkButton>
      ) : (
        <Button
          variant={inRow ? 'plain' : 'subtle'}
          aria-label={`${move}: ${client}`}
          onClick={() => ask('move', { appointment })}
        >
          {move}
        </Button>
      )}
      <Button
        variant="plain"
        colorPalette="red"
        aria-label={say('Cancel: {client}', { client })}
        onClick={() => ask('cancel', { appointment })}
      >
        {/* Of a visit: Polish has another word where a form is left. */}
        {say('Cancel{visit}', { visit: '' })}
      </Button>
      {!begun && (
        <Text textStyle="small" color="muted" srOnly={inRow}>
          {appointment.date === now.date
            ? say('Mark Complete from {time}', { time })
            : say('Mark Complete from {day}, {time}', { day: when.day(appointment.date), time })}
        </Text>
      )}
    </Flex>
  );
}
