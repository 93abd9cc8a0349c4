import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { SiteLink } from '@veto/slice-kit';
import type { VetFilters } from './vet-filters.ts';
import { describeOffer, filtersInWords } from './words-to-filters.ts';

interface FilterOfferProps {
  filters: VetFilters;
  hrefOf(filters: VetFilters): string;
}

/** Where the words name a city or an animal, the list that is filtered by it instead; nothing otherwise. */
export function FilterOffer({ filters, hrefOf }: FilterOfferProps) {
  const offered = filtersInWords(filters);
  if (!offered) return null;
  return (
    <Flex>
      <Link asChild color="action" fontWeight="semibold" minH="11" alignItems="center">
        <SiteLink href={hrefOf(offered)}>Show {describeOffer(offered)}</SiteLink>
      </Link>
    </Flex>
  );
}
