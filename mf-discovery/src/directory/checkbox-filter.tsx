import { Checkbox } from '@veto/shared-ui/checkbox';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { Stack } from '@veto/shared-ui/stack';

interface CheckboxFilterProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: readonly Option[];
  onChange(chosen: Option[]): void;
}

/** A group of boxes of which any number may be ticked; the chosen ones are reported in the order of the options. */
export function CheckboxFilter<Option extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckboxFilterProps<Option>) {
  const toggle = (option: Option, checked: boolean) =>
    onChange(options.filter((one) => (one === option ? checked : chosen.includes(one))));
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold">{legend}</Fieldset.Legend>
      <Stack gap="0" mt="1">
        {options.map((option) => (
          <Checkbox.Root
            key={option}
            checked={chosen.includes(option)}
            onCheckedChange={({ checked }) => toggle(option, checked === true)}
            minH="11"
            cursor="pointer"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{option}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
