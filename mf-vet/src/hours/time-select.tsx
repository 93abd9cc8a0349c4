import { formatTime12 } from '@veto/shared-data/calendar';
import { withStoredValue } from '@veto/shared-data/vocabulary';
import { SelectInput } from '@veto/shared-ui/select-input';
import type { ComponentProps } from 'react';

export interface TimeSelectProps extends ComponentProps<typeof SelectInput> {
  /** 'HH:MM' */
  times: readonly string[];
  /** Stays selectable where `times` lacks it. */
  stored: string;
}

/** A time of day, by the clock of twelve hours. */
export function TimeSelect({ times, stored, ...select }: TimeSelectProps) {
  return (
    <SelectInput
      frame={{ w: '7rem' }}
      ps="2.5"
      pe="7"
      options={withStoredValue(times, stored).map((time) => ({ value: time, label: formatTime12(time) }))}
      {...select}
    />
  );
}
