import type { Format } from '@veto/shared-data/calendar';
import { withStoredValue } from '@veto/shared-data/vocabulary';
import { SelectInput } from '@veto/shared-ui/select-input';
import type { ComponentProps } from 'react';
import { useWhen } from '../when/use-when.ts';

export interface TimeSelectProps extends ComponentProps<typeof SelectInput> {
  /** 'HH:MM' */
  times: readonly string[];
  /** Stays selectable where `times` lacks it. */
  stored: string;
}

/** '9:00 AM – 12:30 PM, 1:30 PM – 5:00 PM': spans of a day, each of two times 'HH:MM' as `time` writes them; '' for none. */
export const spanTexts = (spans: readonly (readonly [string, string])[], time: Format): string =>
  spans.map((span) => span.map(time).join(' – ')).join(', ');

/** A time of day, as the page's language writes it. */
export function TimeSelect({ times, stored, ...select }: TimeSelectProps) {
  const { time: written } = useWhen();
  return (
    <SelectInput
      htmlTranslate="no"
      frame={{ w: '7rem' }}
      ps="2.5"
      pe="7"
      options={withStoredValue(times, stored).map((time) => ({ value: time, label: written(time) }))}
      {...select}
    />
  );
}
