import type { SearchMeaning } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import type { VetFilters } from './vet-filters.ts';
import { correctionOf, describeOffer, filtersInWords } from './words-to-filters.ts';

interface FilterOfferProps {
  filters: VetFilters;
  /** How the database read the words; undefined while it has not answered. */
  meanings: readonly SearchMeaning[] | undefined;
  hrefOf(filters: VetFilters): string;
}

/** Which words were put right, and where they name a city or an animal, the list that is filtered by it instead. */
export function FilterOffer({ filters, meanings = [], hrefOf }: FilterOfferProps) {
  const correction = correctionOf(meanings);
  const offered = filtersInWords(filters, meanings);
  if (!correction && !offered) return null;
  return (
    <Flex columnGap="4" align="center" wrap="wrap">
      {correction && <Text role="status">{correction}</Text>}
      {offered && (
        <Link asChild color="action" fontWeight="semibold" minH="11" alignItems="center">
          <SiteLink href={hrefOf(offered)}>Show {describeOffer(offered)}</SiteLink>
        </Link>
      )}
    </Flex>
  );
}
