import { useFormDraft } from '@veto/shared-data/drafts';
import { type EmergencyHours, useSaveEmergencyHours } from '@veto/shared-data/emergency';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { HoursTemplates } from '../hours/hours-templates.tsx';
import { WEEKDAYS } from '../hours/weekly-hours.ts';
import { SaveRow } from '../save-row/save-row.tsx';
import { EmergencyDay } from './emergency-day.tsx';
import {
  DUTY_TEMPLATES,
  firstOverlap,
  toEmergencyHours,
  toWeeklyDuty,
  type WeeklyDuty,
  weeklyDutySchema,
  weekOfTemplate,
} from './weekly-duty.ts';

/** Whether the practice takes emergencies, and in which hours of the week. */
export function EmergencyHoursForm({ hours }: { hours: readonly EmergencyHours[] }) {
  const say = useSay();
  const save = useSaveEmergencyHours();
  const form = useForm<WeeklyDuty>({
    resolver: formResolver(weeklyDutySchema),
    defaultValues: toWeeklyDuty(hours),
  });
  const draft = useFormDraft(form, 'emergency-hours');
  const { isDirty, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(toEmergencyHours(values));
      draft.saved(values);
      tellSuccess(PRACTICE_SUCCESS.emergencyHoursSaved);
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.saveEmergencyHours));
    }
  });
  return (
    <Stack asChild gap="5">
      <form onSubmit={submit} noValidate>
        <DutyTemplates form={form} />
        <Stack gap="0" divideY="1px" borderYWidth="1px" borderColor="line">
          {WEEKDAYS.map((name, index) => (
            <EmergencyDay key={name} name={say(name)} index={index} form={form} />
          ))}
        </Stack>
        <Overlap form={form} />
        <SaveRow
          label={say('Save emergency hours')}
          what={say('emergency hours')}
          changed={isDirty}
          saving={isSubmitting}
          onUndo={draft.startAfresh}
        />
      </form>
    </Stack>
  );
}

function DutyTemplates({ form }: { form: UseFormReturn<WeeklyDuty> }) {
  const say = useSay();
  const fill = ({ days }: WeeklyDuty) => {
    // Day by day, because each day is a list of its own that hears of nothing else.
    for (const [index, { duties }] of days.entries())
      form.setValue(`days.${index}.duties`, duties, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  };
  return (
    <HoursTemplates templates={DUTY_TEMPLATES} onChoose={(template) => fill(weekOfTemplate(template))}>
      <Button variant="ghost" onClick={() => fill(toWeeklyDuty([]))}>
        {say('No emergencies')}
      </Button>
    </HoursTemplates>
  );
}

/** Which day covers hours twice: they may be those of the night before. */
function Overlap({ form }: { form: UseFormReturn<WeeklyDuty> }) {
  const say = useSay();
  if (!form.formState.errors.days?.root && !form.formState.errors.days?.message) return null;
  const day = firstOverlap(form.getValues());
  if (day === null) return null;
  return (
    <Text role="alert" color="fg.error" textStyle="sm">
      {say('The hours of {day} overlap with others, perhaps with those of the night before.', {
        day: say(WEEKDAYS[day] ?? ''),
      })}
    </Text>
  );
}
