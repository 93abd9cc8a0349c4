import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Appointment,
  EMPTY_REPORT,
  useReportVisit,
  type VisitReportValues,
  visitReportSchema,
} from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { useFormDraft } from '@veto/shared-data/form-draft';
import { useRecordIsOpen } from '@veto/shared-data/health';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useForm } from 'react-hook-form';
import { ReportRecord } from './report-record.tsx';

const FOLLOW_UPS: [weeks: number, label: string][] = [
  [1, 'After 1 week'],
  ...[2, 3, 4, 6, 8].map((weeks): [number, string] => [weeks, `After ${weeks} weeks`]),
  [13, 'After 3 months (13 weeks)'],
  [26, 'After half a year (26 weeks)'],
  [52, 'After a year (52 weeks)'],
];

export interface VisitReportDialogProps {
  appointment: Appointment;
  onClose: () => void;
}

/** What was found and done at a visit. It completes an upcoming one, and gives a completed one its note. */
export default function VisitReportDialog({ appointment, onClose }: VisitReportDialogProps) {
  const { mutateAsync } = useReportVisit();
  const record = useRecordIsOpen(appointment.petId);
  const completes = appointment.status === 'upcoming';
  const form = useForm<VisitReportValues>({
    resolver: standardSchemaResolver(visitReportSchema),
    defaultValues: { ...EMPTY_REPORT, summary: appointment.visitNote ?? '' },
  });
  const draft = useFormDraft(form, `visit-report ${appointment.id}`);
  const { register, formState } = form;
  const { errors } = formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ id: appointment.id, values });
      draft.drop();
      toaster.create({ type: 'success', ...(completes ? SUCCESS.statusUpdated : SUCCESS.visitNoteSaved) });
      onClose();
    } catch (error) {
      tellFailure(error, withReason(error, completes ? ERRORS.updateAppointmentStatus : ERRORS.saveVisitNote));
    }
  });
  return (
    <FormDialog
      title={`Visit note for ${appointment.petName}`}
      submitLabel={completes ? 'Complete visit' : 'Save note'}
      submittingLabel="Saving..."
      submitting={formState.isSubmitting}
      cancelLabel="Close"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <FormField
          label="Summary"
          helper="The pet owner gets it by mail, and reads it with the details of the visit."
          error={errors.summary?.message}
          required
        >
          <Textarea {...register('summary')} rows={4} maxLength={3000} />
        </FormField>
        <FormField label="Treatment" error={errors.treatment?.message}>
          <Textarea {...register('treatment')} rows={2} maxLength={1000} />
        </FormField>
        <ReportRecord form={form} petName={appointment.petName} open={record.data} />
        <FormField label="Follow-up" helper="The pet owner is asked to book it, with this pet and you already chosen.">
          <SelectInput {...register('followUpWeeks')}>
            <option value="">No follow-up</option>
            {FOLLOW_UPS.map(([weeks, label]) => (
              <option key={weeks} value={weeks}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
      </Stack>
    </FormDialog>
  );
}
