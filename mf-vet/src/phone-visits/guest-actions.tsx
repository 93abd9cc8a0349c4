import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type BookedVisit, type PhoneVisit, useFinishOwnGuest } from '@veto/shared-data/phone-visits';
import { Button, type ButtonProps } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { telHref } from '@veto/shared-ui/phone-link';
import { useNow } from '../calendar/use-now.ts';
import { useAskAboutVisit } from '../visits/visit-dialogs.tsx';
import { hasBegun } from '../visits/visit-times.ts';

export interface GuestActionsProps {
  /** Of a guest. */
  visit: BookedVisit & { byPhone: PhoneVisit };
  /** In a list's row: quieter. */
  inRow?: boolean;
}

/** Calls a guest, and moves or cancels the visit; once it has begun, says what became of it. */
export function GuestActions({ visit, inRow }: GuestActionsProps) {
  const ask = useAskAboutVisit();
  const begun = hasBegun(visit, useNow());
  const { clientName, clientPhone } = visit.byPhone;
  return (
    <Flex gap={inRow ? '1' : '3'} wrap="wrap" align="center">
      {clientPhone && !(begun && inRow) && (
        <Button asChild variant={inRow ? 'plain' : 'surface'}>
          <a href={telHref(clientPhone)} aria-label={`Call ${clientName}`}>
            {inRow ? 'Call' : `Call ${clientName}`}
          </a>
        </Button>
      )}
      {begun ? (
        <GuestOutcome visit={visit.byPhone} />
      ) : (
        <>
          <Button
            variant={inRow ? 'plain' : 'subtle'}
            aria-label={`Move: ${clientName}`}
            onClick={() => ask('move', { appointment: visit })}
          >
            Move
          </Button>
          <Button
            variant="plain"
            colorPalette="red"
            aria-label={`Cancel: ${clientName}`}
            onClick={() => ask('cancel', { appointment: visit })}
          >
            Cancel
          </Button>
        </>
      )}
    </Flex>
  );
}

/** Whether the guest came. There is no record to write and nobody to notify, so one press is enough; another takes it back. */
function GuestOutcome({ visit: { id, clientName, outcome } }: { visit: PhoneVisit }) {
  const finish = useFinishOwnGuest();
  const button = (label: string, next: PhoneVisit['outcome'], look: ButtonProps) => (
    <Button
      {...look}
      aria-label={`${label}: ${clientName}`}
      loading={finish.isPending && finish.variables.outcome === next}
      disabled={finish.isPending}
      onClick={() =>
        void tellOutcome(finish.mutateAsync({ id, outcome: next }), PRACTICE_SUCCESS.statusUpdated, (error) =>
          withReason(error, PRACTICE_ERRORS.updateAppointmentStatus),
        )
      }
    >
      {label}
    </Button>
  );
  if (outcome) return button('Take back', null, { variant: 'plain' });
  return (
    <>
      {button('Mark Complete', 'completed', { variant: 'subtle' })}
      {button('Did not come', 'no-show', { variant: 'plain', colorPalette: 'red' })}
    </>
  );
}
