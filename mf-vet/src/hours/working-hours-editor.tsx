import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { useSaveWorkingHours, type WorkingHours } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Stack } from '@veto/shared-ui/stack';
import { useForm } from 'react-hook-form';
import { toWeeklyHours, toWorkingHours, WEEKDAYS, type WeeklyHours, weeklyHoursSchema } from './weekly-hours.ts';
import { WorkingDay } from './working-day.tsx';

/** The hours in which pet owners can book. */
export function WorkingHoursEditor({ hours }: { hours: WorkingHours[] }) {
  const save = useSaveWorkingHours();
  const form = useForm<WeeklyHours>({
    resolver: standardSchemaResolver(weeklyHoursSchema),
    defaultValues: toWeeklyHours(hours),
  });
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(toWorkingHours(values));
      form.reset(values);
      toaster.create({ type: 'success', ...SUCCESS.workingHoursSaved });
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.saveWorkingHours));
    }
  });
  return (
    <Stack asChild gap="5">
      <form onSubmit={submit} noValidate>
        <Stack gap="0" divideY="1px">
          {WEEKDAYS.map((name, index) => (
            <WorkingDay key={name} name={name} index={index} form={form} />
          ))}
        </Stack>
        <Button type="submit" alignSelf="start" loading={form.formState.isSubmitting} loadingText="Saving...">
          Save working hours
        </Button>
      </form>
    </Stack>
  );
}
