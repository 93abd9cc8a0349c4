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

/** '9:00 AM – 12:30 PM, 1:30 PM – 5:00 PM': spans of a day, each of two times 'HH:MM'; '' for none. */
export const spanTexts = (spans: readonly (readonly [string, string])[]): string =>
  spans.map((span) => span.map(formatTime12).join(' – ')).join(', ');

/** A time of day, by the clock of twelve hours. */
export function TimeSelect({ times, stored, ...select }: TimeSelectProps) {
  return (
    <SelectInput
      htmlTranslate="no"
      frame={{ w: '7rem' }}
      ps="2.5"
      pe="7"
      options={withStoredValue(times, stored).map((time) => ({ value: time, label: formatTime12(time) }))}
      {...select}
    />
  );
}
