import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { SpeciesSilhouette, speciesOf } from '@veto/shared-ui/species';
import { SiteLink } from '@veto/slice-kit';
import { X } from 'lucide-react';
import { type ChosenFilter, chosenFilters } from './chosen-filters.ts';
import type { VetFilters } from './vet-filters.ts';

interface FilterChipsProps {
  filters: VetFilters;
  hrefOf(filters: VetFilters): string;
  /** Beside the search bar, which shows the others itself. */
  besideBar?: boolean;
  /** Around the visitor. */
  isNear?: boolean;
}

/** What was chosen beyond the words, each a link to the list without it; nothing when nothing was. */
export function FilterChips({ filters, hrefOf, besideBar = false, isNear }: FilterChipsProps) {
  const chosen = chosenFilters(filters, isNear).filter(({ inBar }) => !(besideBar && inBar));
  if (chosen.length === 0) return null;
  return (
    <Flex as="ul" listStyleType="none" aria-label="Chosen filters" wrap="wrap" gap="2" minW="0">
      {chosen.map((one) => (
        <li key={one.label}>
          <Chip chosen={one} href={hrefOf(one.without)} />
        </li>
      ))}
    </Flex>
  );
}

function Chip({ chosen, href }: { chosen: ChosenFilter; href: string }) {
  const species = chosen.pet ? speciesOf(chosen.pet) : null;
  return (
    <Button
      asChild
      minH="11"
      px="4"
      bg="ink"
      color="canvas"
      _hover={{ bg: 'ink' }}
      rounded="control"
      fontSize="0.875rem"
    >
      <SiteLink href={href} aria-label={`${chosen.label}, remove this filter`}>
        {species && <SpeciesSilhouette species={species} ground="ink" boxSize="18px" />}
        {chosen.label}
        <X aria-hidden="true" size={16} />
      </SiteLink>
    </Button>
  );
}
