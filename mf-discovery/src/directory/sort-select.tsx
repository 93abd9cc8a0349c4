import { VETERINARIAN_SORTS, type VeterinarianSort } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { ChoiceLinks } from '@veto/shared-ui/choice-links';
import { Flex } from '@veto/shared-ui/flex';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { useId } from 'react';

interface SortSelectProps {
  sort: VeterinarianSort;
  onChange(sort: VeterinarianSort): void;
  hrefOf(sort: VeterinarianSort): string;
}

/** One order of several; without a script the others are links. */
export function SortSelect(props: SortSelectProps) {
  return (
    <>
      <ChosenAtOnce {...props} />
      <noscript>
        <ChoiceLinks
          label="Sort by"
          current={props.sort}
          choices={VETERINARIAN_SORTS.map((one) => ({ ...one, href: props.hrefOf(one.value) }))}
        />
      </noscript>
    </>
  );
}

function ChosenAtOnce({ sort, onChange }: Omit<SortSelectProps, 'hrefOf'>) {
  const id = useId();
  return (
    <Flex align="center" gap="2" data-needs-script="">
      <Box asChild whiteSpace="nowrap" color="muted">
        <label htmlFor={id}>Sort by</label>
      </Box>
      <NativeSelect.Root width="52" variant="subtle">
        <NativeSelect.Field
          bg="sunken"
          fontWeight="medium"
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = VETERINARIAN_SORTS.find((one) => one.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {VETERINARIAN_SORTS.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
