import { useVeterinarianCount } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import type { ReactNode } from 'react';
import { NO_FILTERS, toQuery, type VetFilters } from '../search/vet-filters.ts';
import { describeOffer, filtersInWords } from '../search/words-to-filters.ts';

export interface HeroOfferProps {
  filters: VetFilters;
  /** The words, once they are typed. */
  text: string;
  onTake(filters: VetFilters): void;
  /** What stands here while the words name no filter. */
  children: ReactNode;
}

/** What the typed words could mean, as filters to take. */
export default function HeroOffer({ filters, text, onTake, children }: HeroOfferProps) {
  const read = useVeterinarianCount(toQuery({ ...NO_FILTERS, text }));
  const offered = read.data ? filtersInWords(filters, read.data.meanings) : null;
  if (!offered) return children;
  return (
    <Button variant="plain" px="0" minH="11" textAlign="start" onClick={() => onTake(offered)}>
      Look for {describeOffer(offered)}
    </Button>
  );
}
