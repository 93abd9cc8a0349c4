import { Checkbox } from '@veto/shared-ui/checkbox';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { Flex } from '@veto/shared-ui/flex';
import { useSay } from '@veto/slice-kit';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';

export interface CheckboxListProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** All that are chosen, in the order of the options. */
  onChange: (chosen: string[]) => void;
  /** A long list is on a phone a line that opens. */
  folds?: boolean;
}

/** Any number of a few, beside each other. */
export function CheckboxList({ folds = false, ...list }: CheckboxListProps) {
  const say = useSay();
  if (!folds) return <Ticks {...list} />;
  const named = list.options.filter(({ value }) => list.chosen.includes(value)).map(({ label }) => label);
  return (
    <PhoneFold name={list.legend} summary={named.join(', ') || say('None')}>
      <Ticks {...list} />
    </PhoneFold>
  );
}

function Ticks({ legend, options, chosen, onChange }: Omit<CheckboxListProps, 'folds'>) {
  const toggle = (value: string, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))));
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Flex columnGap="5" wrap="wrap">
        {options.map(({ value, label }) => (
          <Checkbox.Root
            key={value}
            minH="11"
            checked={chosen.includes(value)}
            onCheckedChange={({ checked }) => toggle(value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
    </Fieldset.Root>
  );
}
