import type { VisitReportValues } from '@veto/shared-data/appointments';
import { addDays } from '@veto/shared-data/calendar';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { type Say, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';

const INTERVALS = [1, 2, 3, 4, 6, 8, 13, 26, 52];

function intervalIn(count: number, say: Say): string {
  if (count === 13) return say('In 3 months');
  if (count === 26) return say('In half a year');
  if (count === 52) return say('In a year');
  return count === 1 ? say('In {count} week', { count }) : say('In {count} weeks', { count });
}

export interface NextVisitProps {
  form: UseFormReturn<VisitReportValues>;
  /** The day of the visit, 'YYYY-MM-DD'. */
  date: string;
}

/** Not a date: the day is typed below. */
const ANOTHER = 'another';

/** From when the pet should be seen again: its owner reads the day in the note, and is asked to book it. */
export function NextVisit({ form, date }: NextVisitProps) {
  const say = useSay();
  const when = useWhen();
  const { register, setValue, watch, formState } = form;
  const day = watch('followUpOn');
  const usual = INTERVALS.map((weeks) => {
    const value = addDays(date, 7 * weeks);
    return { value, label: `${intervalIn(weeks, say)}, ${when.short(value)}` };
  });
  const [asked, setAsked] = useState(false);
  const isAnother = asked || (day !== '' && usual.every(({ value }) => value !== day));
  const choose = (value: string) => {
    setAsked(value === ANOTHER);
    if (value !== ANOTHER) setValue('followUpOn', value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Stack gap="2">
      <FormField label={say('Next visit')} helper={say('The owner is asked to book it about a week before.')}>
        <SelectInput value={isAnother ? ANOTHER : day} onChange={({ target }) => choose(target.value)}>
          <option value="">{say('None needed')}</option>
          {usual.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={ANOTHER}>{say('On another day')}</option>
        </SelectInput>
      </FormField>
      {isAnother && (
        <FormField label={say('Day of the next visit')} error={formState.errors.followUpOn?.message}>
          <DateInput {...register('followUpOn')} min={addDays(date, 1)} />
        </FormField>
      )}
    </Stack>
  );
}
