import type { VisitReportValues } from '@veto/shared-data/appointments';
import { addDays, formatShortDate } from '@veto/shared-data/calendar';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
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

/** From when the pet should be seen again: its owner reads the day in the note, and is asked to book it. */
export function NextVisit({ form, date }: NextVisitProps) {
  return (
    <FormField label="Next visit" helper="The owner is asked to book it from that day on.">
      <SelectInput {...form.register('followUpWeeks')}>
        <option value="">None needed</option>
        {INTERVALS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}, {formatShortDate(addDays(date, 7 * value))}
          </option>
        ))}
      </SelectInput>
    </FormField>
  );
}
