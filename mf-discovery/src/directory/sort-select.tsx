import { VETERINARIAN_SORTS, type VeterinarianSort } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { useId } from 'react';

export function SortSelect({ sort, onChange }: { sort: VeterinarianSort; onChange(sort: VeterinarianSort): void }) {
  const id = useId();
  return (
    <Flex align="center" gap="2">
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
