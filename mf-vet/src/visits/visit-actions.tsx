import { type Appointment, useUpdateAppointmentStatus } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import type { AppointmentStatus } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';

/** Closes an upcoming visit: it took place, or it will not. */
export function VisitActions({ appointment, client }: { appointment: Appointment; client: string }) {
  const update = useUpdateAppointmentStatus();
  const setStatus = (status: AppointmentStatus) =>
    update.mutate(
      { id: appointment.id, status },
      {
        onSuccess: () => toaster.create({ type: 'success', ...SUCCESS.statusUpdated }),
        onError: (error) => tellFailure(error, withReason(error, ERRORS.updateAppointmentStatus)),
      },
    );
  const asked = update.isPending ? update.variables.status : null;
  return (
    <Card.Footer gap="3" flexWrap="wrap">
      <Button
        aria-label={`Mark Complete: ${client}`}
        loading={asked === 'completed'}
        disabled={asked !== null}
        onClick={() => setStatus('completed')}
      >
        Mark Complete
      </Button>
      <Button
        variant="plain"
        colorPalette="red"
        aria-label={`Cancel: ${client}`}
        loading={asked === 'cancelled'}
        disabled={asked !== null}
        onClick={() => setStatus('cancelled')}
      >
        Cancel
      </Button>
    </Card.Footer>
  );
}
