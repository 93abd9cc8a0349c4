import type { FilterOptionCounts } from '@veto/shared-data/veterinarians';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { useId } from 'react';
import { OptionCount } from './option-count.tsx';

interface CheckboxFilterProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: readonly Option[];
  /** As the address of a search names an option. */
  fieldOf(option: Option): { name: string; value: string };
  /** How many veterinarians an option would leave; undefined: none. */
  countIn(counts: FilterOptionCounts, option: Option): number | undefined;
  onChange(chosen: Option[]): void;
}

/** A group of boxes of which any number may be ticked; the chosen ones are reported in the order of the options. */
export function CheckboxFilter<Option extends string>({
  legend,
  options,
  chosen,
  fieldOf,
  countIn,
  onChange,
}: CheckboxFilterProps<Option>) {
  const id = useId();
  const toggle = (option: Option, checked: boolean) =>
    onChange(options.filter((one) => (one === option ? checked : chosen.includes(one))));
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold">{legend}</Fieldset.Legend>
      <Stack gap="0" mt="1">
        {options.map((option, index) => (
          <Flex key={option} align="center" gap="2">
            <Checkbox.Root
              checked={chosen.includes(option)}
              onCheckedChange={({ checked }) => toggle(option, checked === true)}
              flex="1"
              minW="0"
              minH="11"
              cursor="pointer"
            >
              <Checkbox.HiddenInput {...fieldOf(option)} aria-describedby={`${id}-${index}`} />
              <Checkbox.Control />
              <Checkbox.Label>{option}</Checkbox.Label>
            </Checkbox.Root>
            <OptionCount id={`${id}-${index}`} countIn={(counts) => countIn(counts, option)} />
          </Flex>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
