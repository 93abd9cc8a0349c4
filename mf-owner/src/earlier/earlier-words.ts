import type { DayPart, EarlierWish } from '@veto/shared-data/earlier-times';
import type { Say } from '@veto/slice-kit';

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

/** The choices in a language. */
export const said = <Value extends string>(choices: readonly Choice<Value>[], say: Say) =>
  choices.map(({ value, label }) => ({ value, label: say(label) }));

export const DAYS: readonly Choice<EarlierWish['days']>[] = [
  { value: 'any', label: 'Any day' },
  { value: 'week', label: 'This week' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'chosen', label: 'Choose days' },
];

/** By ISO weekday. */
export const WEEKDAYS: readonly Choice<string>[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

export const PARTS: readonly Choice<DayPart>[] = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
];

export const LEADS: readonly Choice<string>[] = [
  { value: '1', label: 'In 1 hour or more' },
  { value: '2', label: 'In 2 hours or more' },
  { value: '4', label: 'In 4 hours or more' },
  { value: '24', label: 'In a day or more' },
];

export const KILOMETRES: readonly Choice<string>[] = ['5', '10', '25', '50'].map((value) => ({
  value,
  label: `${value} km`,
}));
