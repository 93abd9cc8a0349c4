import type { Appointment, ChooseAgainWish } from '@veto/shared-data/appointments';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { useSaveWorkingHours, type WorkingHours } from '@veto/shared-data/schedule';
import { formResolver } from '@veto/shared-data/typed';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { latePart } from '@veto/shared-ui/late-part';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SaveRow } from '../save-row/save-row.tsx';
import { useAfterSaving } from '../save-row/use-after-saving.ts';
import { useAskAfterSaving } from './ask-after-saving.ts';
import { visitsLeftOutside } from './conflicts.ts';
import { HoursTemplates } from './hours-templates.tsx';
import {
  HOURS_TEMPLATES,
  hoursOfTemplate,
  setWeek,
  toWeeklyHours,
  toWorkingHours,
  WEEKDAYS,
  type WeeklyHours,
  weeklyHoursSchema,
} from './weekly-hours.ts';
import { WorkingDay } from './working-day.tsx';

const ConflictsDialog = latePart(() => import(/* webpackChunkName: "conflicts" */ './conflicts-dialog.tsx'));

export interface WorkingHoursEditorProps {
  hours: WorkingHours[];
  /** The veterinarian's visits: those that new hours would leave outside are shown before anything is saved. */
  visits: readonly Appointment[];
  onSaved?: () => void;
}

export function WorkingHoursEditor({ hours, visits, onSaved }: WorkingHoursEditorProps) {
  const say = useSay();
  const save = useSaveWorkingHours();
  const { askAll, asking } = useAskAfterSaving();
  const [asked, setAsked] = useState<WeeklyHours | null>(null);
  const form = useForm<WeeklyHours>({
    resolver: formResolver(weeklyHoursSchema),
    defaultValues: toWeeklyHours(hours),
  });
  const draft = useFormDraft(form, 'working-hours');
  const { isDirty } = form.formState;
  const saved = useAfterSaving(isDirty, onSaved);
  const outside = (values: WeeklyHours) => visitsLeftOutside(visits, { before: hours, after: toWorkingHours(values) });
  const store = async (values: WeeklyHours, wish: ChooseAgainWish | null = null) => {
    try {
      await save.mutateAsync(toWorkingHours(values));
      draft.saved(values);
      if (!(await askAll(wish))) tellSuccess(PRACTICE_SUCCESS.workingHoursSaved);
      setAsked(null);
      saved();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.saveWorkingHours));
    }
  };
  const submit = form.handleSubmit((values) => (outside(values).length > 0 ? setAsked(values) : store(values)));
  return (
    <>
      <Stack asChild gap="5">
        <form onSubmit={submit} noValidate>
          <HoursTemplates
            templates={HOURS_TEMPLATES}
            onChoose={(template) => setWeek(form, hoursOfTemplate(template))}
          />
          <Stack gap="0" divideY="1px">
            {WEEKDAYS.map((name, index) => (
              <WorkingDay key={name} name={say(name)} index={index} form={form} />
            ))}
          </Stack>
          <SaveRow
            label={say('Save working hours')}
            what={say('working hours')}
            changed={isDirty}
            saving={form.formState.isSubmitting}
            onUndo={draft.startAfresh}
            guarded
          />
        </form>
      </Stack>
      {asked && (
        <ConflictsDialog
          what="these hours"
          visits={outside(asked)}
          saving={save.isPending || asking}
          onSave={(wish) => void store(asked, wish)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
