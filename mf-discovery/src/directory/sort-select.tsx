import { VETERINARIAN_SORTS, type VeterinarianSort } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { ChoiceLinks } from '@veto/shared-ui/choice-links';
import { Flex } from '@veto/shared-ui/flex';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { useId } from 'react';

interface SortSelectProps {
  /** Null: the nearest first. */
  sort: VeterinarianSort | null;
  /** Distances are measured, so that the nearest can come first. */
  isMeasured: boolean;
  /** Null: the order that the list has by itself. */
  onChange(sort: VeterinarianSort | null): void;
  hrefOf(sort: VeterinarianSort | null): string;
}

const NEAREST = { value: null, label: 'Nearest' };

const ordersOf = (isMeasured: boolean) => [...(isMeasured ? [NEAREST] : []), ...VETERINARIAN_SORTS];

/** Where nothing is measured, the best rated come first by themselves. */
const asked = (sort: VeterinarianSort | null, isMeasured: boolean) => (sort === 'rating' && !isMeasured ? null : sort);

/** One order of several; without a script the others are links. */
export function SortSelect(props: SortSelectProps) {
  return (
    <>
      <ChosenAtOnce {...props} />
      <noscript>
        <ChoiceLinks
          label="Sort by"
          current={props.sort ?? ''}
          choices={ordersOf(props.isMeasured).map(({ value, label }) => ({
            value: value ?? '',
            label,
            href: props.hrefOf(asked(value, props.isMeasured)),
          }))}
        />
      </noscript>
    </>
  );
}

function ChosenAtOnce({ sort, isMeasured, onChange }: Omit<SortSelectProps, 'hrefOf'>) {
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
          value={sort ?? ''}
          onChange={({ target }) => {
            const chosen = VETERINARIAN_SORTS.find(({ value }) => value === target.value)?.value ?? null;
            onChange(asked(chosen, isMeasured));
          }}
        >
          {ordersOf(isMeasured).map(({ value, label }) => (
            <option key={label} value={value ?? ''}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
