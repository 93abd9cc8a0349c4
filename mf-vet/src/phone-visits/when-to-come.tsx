import { todayInWarsaw } from '@veto/shared-data/calendar';
import type { CallerValues } from '@veto/shared-data/clients';
import { useUserId } from '@veto/shared-data/core';
import { useBookableSlots } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { SlotsByDay } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';

/** The longest visit whose free times are listed. */
const LONGEST = 240;

export interface WhenToComeProps {
  form: UseFormReturn<CallerValues>;
  /** Of all animals that come. */
  minutes: number;
}

/** Day and time: any that the vet types, or a press on a free one of the day. */
export function WhenToCome({ form, minutes }: WhenToComeProps) {
  const say = useSay();
  const { slots: format } = useWhen();
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const [date, time] = watch(['date', 'time']);
  const free = useBookableSlots(useUserId(), Math.min(minutes, LONGEST)).data;
  const ofDay = free?.filter((slot) => slot.date === date) ?? [];
  const next = free?.find((slot) => slot.date > date);
  const choose = (slot: { date: string; time: string }) => {
    for (const field of ['date', 'time'] as const)
      setValue(field, slot[field], { shouldValidate: formState.isSubmitted, shouldDirty: true });
  };
  return (
    <Stack gap="3">
      <SimpleGrid columns={2} gap="4">
        <FormField label={say('Day')} error={errors.date?.message} required>
          <DateInput {...register('date')} min={todayInWarsaw()} />
        </FormField>
        <FormField label={say('Time')} error={errors.time?.message} required>
          <Input {...register('time')} type="time" />
        </FormField>
      </SimpleGrid>
      {free && date !== '' && (
        <SlotsByDay
          slots={ofDay}
          value={{ date, time }}
          onChange={choose}
          label={say('Open slots')}
          emptyText={say('No slot is open on this day. You can still book any hour that is not taken.')}
          format={format}
        />
      )}
      {next && (
        <Button variant="plain" alignSelf="flex-start" onClick={() => choose(next)}>
          {say('Next open: {day}, {time}', { day: format.shortDay(next.date), time: format.time(next.time) })}
        </Button>
      )}
    </Stack>
  );
}
