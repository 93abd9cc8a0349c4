import { veterinariansFailure } from '@veto/shared-data/errors';
import { useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady } from '@veto/slice-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { listingHref, readListingSearch } from '../search/listing-address.ts';
import { VeterinarianSearchForm } from '../search/veterinarian-search-form.tsx';
import { ListingResults } from './listing-results.tsx';
import { listingSubtitle } from './listing-text.ts';

export default function VeterinariansPage() {
  usePageReady();
  const { search: address } = useLocation();
  const search = useMemo(() => readListingSearch(new URLSearchParams(address)), [address]);
  const result = useVeterinarianSearch({ query: search.query, ...(search.city && { city: search.city }) });
  useFailureToast(result.error, veterinariansFailure(result.error));
  return (
    <PageSection>
      <PageHeader title="Our Veterinarians" subtitle={listingSubtitle(search)} />
      <VeterinarianSearchForm key={listingHref(search)} query={search.query} city={search.city} />
      <ListingResults result={result} search={search} />
    </PageSection>
  );
}
