import { veterinariansFailure } from '@veto/shared-data/errors';
import { listStartOf, useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { usePageHead, usePageReady } from '@veto/slice-kit';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BookingDoor } from '../booking/booking-door.tsx';
import { FilterChips } from '../search/filter-chips.tsx';
import { FilterOffer } from '../search/filter-offer.tsx';
import { listingHref, readListingSearch } from '../search/listing-address.ts';
import { toQuery, type VetFilters } from '../search/vet-filters.ts';
import { VeterinarianSearchForm } from '../search/veterinarian-search-form.tsx';
import { listingHead } from './listing-head.ts';
import { ListingResults } from './listing-results.tsx';
import { listingSubtitle } from './listing-text.ts';
import { PolishSearchLink } from './polish-search-link.tsx';

export default function VeterinariansPage() {
  usePageReady();
  const { search: address } = useLocation();
  const filters = useMemo(() => readListingSearch(new URLSearchParams(address)), [address]);
  const { after } = useMemo(() => listStartOf(new URLSearchParams(address)), [address]);
  const result = useVeterinarianSearch({ ...toQuery(filters), ...(after && { after }) });
  usePageHead(listingHead(filters));
  useFailureToast(result.data && result.error, veterinariansFailure(result.error));
  return (
    <PageSection>
      <PageHeader title="Our Veterinarians" subtitle={listingSubtitle(filters)} />
      <ListingSearch applied={filters} />
      <PolishSearchLink city={filters.city} />
      <FilterOffer filters={filters} meanings={meaningsOf(result)} hrefOf={listingHref} />
      <FilterChips filters={filters} hrefOf={listingHref} besideBar />
      {/* What an area of the map holds is said beside it. */}
      {!filters.area && <VisuallyHidden role="status">{announced(result)}</VisuallyHidden>}
      <BookingDoor searched={filters.petTypes}>
        <ListingResults result={result} filters={filters} isLater={after !== undefined} />
      </BookingDoor>
    </PageSection>
  );
}

/** How many were found, for a screen reader. */
function announced({ data, isPlaceholderData }: ReturnType<typeof useVeterinarianSearch>): string {
  const total = isPlaceholderData ? undefined : data?.pages[0]?.total;
  if (total === undefined) return '';
  return total === 1 ? '1 veterinarian found' : `${total} veterinarians found`;
}

/** Of the words in the address, not of those before. */
function meaningsOf({ data, isPlaceholderData }: ReturnType<typeof useVeterinarianSearch>) {
  return isPlaceholderData ? undefined : data?.pages[0]?.meanings;
}

/** The bar as it was asked, to ask anew. Another address starts another draft, in the same boxes: the focus stays. */
function ListingSearch({ applied }: { applied: VetFilters }) {
  const [draft, setDraft] = useState(applied);
  const [shown, setShown] = useState(applied);
  if (listingHref(shown) !== listingHref(applied)) {
    setShown(applied);
    setDraft(applied);
  }
  return <VeterinarianSearchForm filters={draft} onChange={(part) => setDraft({ ...draft, ...part })} />;
}
