import { veterinariansFailure } from '@veto/shared-data/errors';
import { useKeepAskedCity, useVisitorPosition } from '@veto/shared-data/places';
import { listStartOf, meantBy, useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { usePageHead, usePageReady } from '@veto/slice-kit';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BookingDoor } from '../booking/booking-door.tsx';
import { FilterChips } from '../search/filter-chips.tsx';
import { listingHref } from '../search/listing-address.ts';
import { MoreFilters } from '../search/more-filters.tsx';
import { readFilters } from '../search/read-filters.ts';
import { toQuery, type VetFilters } from '../search/vet-filters.ts';
import { VeterinarianSearchForm } from '../search/veterinarian-search-form.tsx';
import { WordsRead } from '../search/words-read.tsx';
import { listingHead } from './listing-head.ts';
import { ListingResults } from './listing-results.tsx';
import { listingSubtitle } from './listing-text.ts';
import { NearMe } from './near-me.tsx';
import { PolishSearchLink } from './polish-search-link.tsx';

export default function VeterinariansPage() {
  usePageReady();
  const { search: address } = useLocation();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const { after } = useMemo(() => listStartOf(new URLSearchParams(address)), [address]);
  const visitor = useVisitorPosition();
  // A city that was chosen is where to look.
  const near = filters.city ? null : visitor.position;
  const question = {
    ...toQuery(filters),
    ...(near && { near, ...(filters.withinKm !== null && { withinKm: filters.withinKm }) }),
  };
  const result = useVeterinarianSearch({ ...question, ...(after && { after }) });
  // Of the words in the address, not of those before.
  const page = result.isPlaceholderData ? undefined : result.data?.pages[0];
  usePageHead(listingHead(filters));
  useKeepAskedCity(filters.city);
  useFailureToast(result.data && result.error, veterinariansFailure(result.error));
  return (
    <PageSection containerType="inline-size">
      <PageHeader title="Our Veterinarians" subtitle={listingSubtitle(filters)} />
      <ListingSearch applied={filters} />
      <Flex columnGap="6" align="center" wrap="wrap">
        <NearMe visitor={visitor} withinKm={filters.city || filters.area ? null : filters.withinKm} />
        <PolishSearchLink city={filters.city} />
      </Flex>
      <WordsRead filters={filters} page={page} hrefOf={listingHref} />
      <FilterChips filters={filters} hrefOf={listingHref} besideBar isNear={near !== null} />
      {/* What an area of the map holds is said beside it. */}
      {!filters.area && <VisuallyHidden role="status">{announced(result)}</VisuallyHidden>}
      <BookingDoor searched={[...filters.petTypes, ...meantBy('pet_type', page?.meanings)]}>
        <ListingResults result={result} question={question} filters={filters} isLater={after !== undefined} />
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

/** The bar as it was asked, to ask anew. Another address starts another draft, in the same boxes: the focus stays. */
function ListingSearch({ applied }: { applied: VetFilters }) {
  const [draft, setDraft] = useState(applied);
  const [shown, setShown] = useState(applied);
  if (listingHref(shown) !== listingHref(applied)) {
    setShown(applied);
    setDraft(applied);
  }
  const change = (part: Partial<VetFilters>) => setDraft({ ...draft, ...part });
  return (
    <VeterinarianSearchForm filters={draft} onChange={change}>
      <MoreFilters filters={draft} onChange={change} />
    </VeterinarianSearchForm>
  );
}
