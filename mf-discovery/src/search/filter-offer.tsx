import type { VeterinarianPage } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import type { VetFilters } from './vet-filters.ts';
import { describeOffer, filtersInWords, notesInWords, withoutPrice } from './words-to-filters.ts';

export interface FilterOfferProps {
  filters: VetFilters;
  /** The first page of what was found. */
  page: Pick<VeterinarianPage, 'meanings' | 'total' | 'without_price'>;
  hrefOf(filters: VetFilters): string;
}

/**
 * Which words were put right or left out, how many state no price, and where words name a city, an animal, a time or a price, the
 * list that is filtered by it instead.
 */
export default function FilterOffer({ filters, page, hrefOf }: FilterOfferProps) {
  const notes = [...notesInWords(page.meanings, page.total), ...withoutPrice(filters.maxPrice, page)];
  const offered = filtersInWords(filters, page.meanings);
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
