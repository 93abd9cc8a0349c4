import type { SearchMeaning } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import type { VetFilters } from './vet-filters.ts';
import { describeOffer, filtersInWords, notesInWords } from './words-to-filters.ts';

interface FilterOfferProps {
  filters: VetFilters;
  /** How the database read the words; undefined while it has not answered. */
  meanings: readonly SearchMeaning[] | undefined;
  hrefOf(filters: VetFilters): string;
}

/** Which words were put right or left out, and where they name a city or an animal, the list that is filtered by it instead. */
export function FilterOffer({ filters, meanings = [], hrefOf }: FilterOfferProps) {
  const notes = notesInWords(meanings);
  const offered = filtersInWords(filters, meanings);
  if (notes.length === 0 && !offered) return null;
  return (
    <Flex columnGap="4" align="center" wrap="wrap">
      {notes.length > 0 && <Text role="status">{notes.join(' ')}</Text>}
      {offered && (
        <Link asChild color="action" fontWeight="semibold" minH="11" alignItems="center">
          <SiteLink href={hrefOf(offered)}>Show {describeOffer(offered)}</SiteLink>
        </Link>
      )}
    </Flex>
  );
}
