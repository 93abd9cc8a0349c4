import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { MAX_TIME_OFF_REASON_CHARACTERS } from '@veto/shared-data/schedule';
import { formResolver } from '@veto/shared-data/typed';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { type TimeOffValues, timeOffSchema, toNewTimeOff } from './time-off-values.ts';
import { useTimeOffPlan } from './use-time-off-plan.tsx';

export interface TimeOffDialogProps {
  /** What the form starts with; today as a whole day when missing. */
  values?: Partial<TimeOffValues>;
  onClose: () => void;
}

/** Time off: whole days, or hours of one day. Visits in the way are shown before anything is saved. */
export default function TimeOffDialog({ values, onClose }: TimeOffDialogProps) {
  const say = useSay();
  const today = todayInWarsaw();
  const form = useForm<TimeOffValues>({
    resolver: formResolver(timeOffSchema),
    defaultValues: { from: today, to: today, wholeDays: true, startsAt: '', endsAt: '', reason: '', ...values },
  });
  const draft = useFormDraft(form, 'time-off');
  const leave = draft.dropThen(onClose);
  const { plan, question } = useTimeOffPlan(leave);
  const { register, watch, formState } = form;
  const { errors } = formState;
  const wholeDays = watch('wholeDays');
  const submit = form.handleSubmit(async (typed) => {
    await plan([toNewTimeOff(typed)]);
  });
  return (
    <>
      <FormDialog
        title={say('Block time')}
        submitLabel={say('Block this time')}
        submittingLabel={say('Saving...')}
        submitting={formState.isSubmitting}
        onSubmit={submit}
        onClose={onClose}
        onCancel={leave}
      >
        <Stack gap="4">
          <Checkbox.Root
            minH="11"
            checked={wholeDays}
            onCheckedChange={({ checked }) => form.setValue('wholeDays', checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{say('Whole days')}</Checkbox.Label>
          </Checkbox.Root>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <FormField label={wholeDays ? say('First day') : say('Day')} error={errors.from?.message} required>
              <DateInput {...register('from')} min={today} />
            </FormField>
            {wholeDays && (
              <FormField label={say('Last day')} error={errors.to?.message} required>
                <DateInput {...register('to')} min={today} />
              </FormField>
            )}
          </SimpleGrid>
          {!wholeDays && (
            <SimpleGrid columns={2} gap="4">
              <FormField label={say('From')} error={errors.startsAt?.message} required>
                <Input {...register('startsAt')} type="time" />
              </FormField>
              <FormField label={say('Until')} error={errors.endsAt?.message} required>
                <Input {...register('endsAt')} type="time" />
              </FormField>
            </SimpleGrid>
          )}
          <FormField
            label={say('Reason (optional)')}
            helper={say('Only you can see it.')}
            error={errors.reason?.message}
          >
            <Input {...register('reason')} maxLength={MAX_TIME_OFF_REASON_CHARACTERS} />
          </FormField>
        </Stack>
      </FormDialog>
      {question}
    </>
  );
}
