import type { VisitReportValues } from '@veto/shared-data/appointments';
import { addDays, formatShortDate } from '@veto/shared-data/calendar';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const INTERVALS: [weeks: number, label: string][] = [
  [1, 'In 1 week'],
  ...[2, 3, 4, 6, 8].map((weeks): [number, string] => [weeks, `In ${weeks} weeks`]),
  [13, 'In 3 months'],
  [26, 'In half a year'],
  [52, 'In a year'],
];

export interface NextVisitProps {
  form: UseFormReturn<VisitReportValues>;
  /** The day of the visit, 'YYYY-MM-DD'. */
  date: string;
}

/** Not a date: the day is typed below. */
const ANOTHER = 'another';

/** From when the pet should be seen again: its owner reads the day in the note, and is asked to book it. */
export function NextVisit({ form, date }: NextVisitProps) {
  const { register, setValue, watch, formState } = form;
  const day = watch('followUpOn');
  const usual = INTERVALS.map(([weeks, label]) => {
    const value = addDays(date, 7 * weeks);
    return { value, label: `${label}, ${formatShortDate(value)}` };
  });
  const [asked, setAsked] = useState(false);
  const isAnother = asked || (day !== '' && usual.every(({ value }) => value !== day));
  const choose = (value: string) => {
    setAsked(value === ANOTHER);
    if (value !== ANOTHER) setValue('followUpOn', value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Stack gap="2">
      <FormField label="Next visit" helper="The owner is asked to book it from that day on.">
        <SelectInput value={isAnother ? ANOTHER : day} onChange={({ target }) => choose(target.value)}>
          <option value="">None needed</option>
          {usual.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={ANOTHER}>On another day</option>
        </SelectInput>
      </FormField>
      {isAnother && (
        <FormField label="Day of the next visit" error={formState.errors.followUpOn?.message}>
          <DateInput {...register('followUpOn')} min={addDays(date, 1)} />
        </FormField>
      )}
    </Stack>
  );
}
