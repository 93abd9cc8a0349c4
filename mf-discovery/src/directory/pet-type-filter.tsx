import { FILTER_PET_TYPES, type FilterPetType } from '@veto/shared-data/vocabulary';
import { Box } from '@veto/shared-ui/box';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { Grid } from '@veto/shared-ui/grid';
import { SPECIES_TINTS, SpeciesSilhouette, speciesOf } from '@veto/shared-ui/species';
import { Fish } from 'lucide-react';
import { useId } from 'react';
import { OptionCount } from './option-count.tsx';

interface PetTypeFilterProps {
  chosen: readonly FilterPetType[];
  onChange(chosen: FilterPetType[]): void;
}

/** The animals as tiles, of which any number may be picked; the chosen ones are reported in the filter's order. */
export function PetTypeFilter({ chosen, onChange }: PetTypeFilterProps) {
  const toggle = (type: FilterPetType, checked: boolean) =>
    onChange(FILTER_PET_TYPES.filter((one) => (one === type ? checked : chosen.includes(one))));
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="semibold">Pet Type</Fieldset.Legend>
      <Grid
        templateColumns={{
          base: 'repeat(3, minmax(0, 1fr))',
          sm: 'repeat(7, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="2"
        mt="2"
      >
        {FILTER_PET_TYPES.map((type) => (
          <PetTile
            key={type}
            type={type}
            checked={chosen.includes(type)}
            onChange={(checked) => toggle(type, checked)}
          />
        ))}
      </Grid>
    </Fieldset.Root>
  );
}

interface PetTileProps {
  type: FilterPetType;
  checked: boolean;
  onChange(checked: boolean): void;
}

function PetTile({ type, checked, onChange }: PetTileProps) {
  const id = useId();
  const species = speciesOf(type);
  const tint = species ? SPECIES_TINTS[species] : 'honey';
  const ground = checked ? `${tint}.2` : 'sunken';
  return (
    <Box position="relative">
      <Checkbox.Root
        checked={checked}
        onCheckedChange={(change) => onChange(change.checked === true)}
        flexDirection="column"
        justifyContent="center"
        gap="1"
        minH="86px"
        px="1"
        pt="2"
        // Below the name stands its number.
        pb="6"
        w="full"
        h="full"
        rounded="control"
        cursor="pointer"
        bg={ground}
        color={checked ? `${tint}.ink` : 'ink'}
        // By the box itself, which also changes without a script.
        css={{
          '& > input:checked ~ span::after': {
            content: '""',
            position: 'absolute',
            inset: '0',
            rounded: 'control',
            boxShadow: 'inset 0 0 0 2px currentColor',
          },
        }}
        transition="background 120ms"
        _hover={{ bg: checked ? `${tint}.2` : 'line' }}
        _focusWithin={{ outline: '3px solid', outlineColor: 'action', outlineOffset: '2px' }}
        _highContrast={{ outline: checked ? '3px solid Highlight' : '1px solid CanvasText' }}
      >
        <Checkbox.HiddenInput name="pet" value={type} aria-describedby={id} />
        {species ? (
          <SpeciesSilhouette species={species} ground={ground} boxSize="26px" />
        ) : (
          <Fish aria-hidden="true" size={26} />
        )}
        <Checkbox.Label textStyle="caption" textAlign="center" lineHeight="1.2" fontWeight="medium">
          {type}
        </Checkbox.Label>
      </Checkbox.Root>
      <OptionCount
        id={id}
        countIn={({ petTypes }) => petTypes[type]}
        short
        place={{
          position: 'absolute',
          bottom: '1.5',
          insetInline: '0',
          textAlign: 'center',
          color: checked ? `${tint}.ink` : 'muted',
        }}
      />
    </Box>
  );
}
