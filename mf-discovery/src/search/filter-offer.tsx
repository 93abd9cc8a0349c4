import type { VeterinarianPage } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { listingHref } from './listing-address.ts';
import type { VetFilters } from './vet-filters.ts';
import { describeOffer, filtersInWords, notesInWords, withoutPrice } from './words-to-filters.ts';

export interface FilterOfferProps {
  filters: VetFilters;
  /** The first page of what was found. */
  page: Pick<VeterinarianPage, 'meanings' | 'total' | 'without_price'>;
  hrefOf(filters: VetFilters): string;
}

/**
 * Which words were put right or left out, how many state no price, and where words name a place, an animal, a language, a time or a
 * price, the list that is filtered by it instead. Only the listing asks where the visitor is.
 */
export default function FilterOffer({ filters, page, hrefOf }: FilterOfferProps) {
  const notes = [...notesInWords(page.meanings, page.total, filters.text), ...withoutPrice(filters.maxPrice, page)];
  const offered = filtersInWords(filters, page.meanings);
  if (notes.length === 0 && !offered) return null;
  const isFromVisitor = offered?.withinKm != null && !offered.city;
  return (
    <Flex columnGap="4" align="center" wrap="wrap">
      {notes.length > 0 && <Text role="status">{notes.join(' ')}</Text>}
      {offered && (
        <Link asChild color="action" minH="11">
          <SiteLink href={isFromVisitor ? listingHref(offered) : hrefOf(offered)}>
            Show {describeOffer(offered)}
          </SiteLink>
        </Link>
      )}
    </Flex>
  );
}
