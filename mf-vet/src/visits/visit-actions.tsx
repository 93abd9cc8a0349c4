import { type Appointment, useCompleteVisit } from '@veto/shared-data/appointments';
import { formatDay, formatTime12 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense, useId, useState } from 'react';
import { hasBegun } from './visit-times.ts';

const MoveVisitDialog = lazy(() => import(/* webpackChunkName: "move-visit" */ './move-visit-dialog.tsx'));
const VisitReportDialog = lazy(() => import(/* webpackChunkName: "visit-report" */ './visit-report-dialog.tsx'));
const CancelVisitDialog = lazy(() => import(/* webpackChunkName: "cancel-visit" */ './cancel-visit-dialog.tsx'));

/** Closes an upcoming visit: it took place, or it will not. */
export function VisitActions({ appointment, client }: { appointment: Appointment; client: string }) {
  const complete = useCompleteVisit();
  const [asking, setAsking] = useState<'report' | 'move' | 'cancel' | null>(null);
  const close = () => setAsking(null);
  const hint = useId();
  const begun = hasBegun(appointment);
  const markComplete = () => {
    if (!begun) {
      toaster.create({ type: 'error', ...ERRORS.visitNotBegun });
      return;
    }
    complete.mutate(
      { id: appointment.id },
      {
        onSuccess: () => toaster.create({ type: 'success', ...SUCCESS.statusUpdated }),
        onError: (error) => tellFailure(error, withReason(error, ERRORS.updateAppointmentStatus)),
      },
    );
  };
  return (
    <Stack gap="2">
      <Flex gap="3" wrap="wrap">
        <Button
          aria-label={`Mark Complete: ${client}`}
          loading={complete.isPending}
          onClick={markComplete}
          {...(!begun && { 'aria-describedby': hint, variant: 'subtle' })}
        >
          Mark Complete
        </Button>
        {begun && (
          <Button
            variant="subtle"
            aria-label={`Complete with a note: ${client}`}
            disabled={complete.isPending}
            onClick={() => setAsking('report')}
          >
            Complete with a note
          </Button>
        )}
        {!begun && (
          <Button variant="subtle" aria-label={`Propose another time: ${client}`} onClick={() => setAsking('move')}>
            Propose another time
          </Button>
        )}
        <Button
          variant="plain"
          colorPalette="red"
          aria-label={`Cancel: ${client}`}
          disabled={complete.isPending}
          onClick={() => setAsking('cancel')}
        >
          Cancel
        </Button>
      </Flex>
      {!begun && (
        <Text id={hint} textStyle="sm" color="muted">
          Can be marked complete from {formatDay(appointment.date)}, {formatTime12(appointment.time)}.
        </Text>
      )}
      <Suspense>
        {asking === 'report' && <VisitReportDialog appointment={appointment} onClose={close} />}
        {asking === 'move' && <MoveVisitDialog appointment={appointment} onClose={close} />}
        {asking === 'cancel' && <CancelVisitDialog appointment={appointment} client={client} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
