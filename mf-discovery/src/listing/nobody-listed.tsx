import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { SiteLink } from '@veto/slice-kit';
import { listingHref } from '../search/listing-address.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { noResultsHint } from './listing-text.ts';

/** In the place of the rows where nobody is found: what was asked, and the way to somebody. */
export function NobodyListed({ filters }: { filters: VetFilters }) {
  const { area } = filters;
  return (
    <EmptyState illustration="no-results" title="No veterinarians found" description={noResultsHint(filters)}>
      <Button asChild>
        {area ? (
          <SiteLink href={listingHref({ ...filters, area: null })}>Search everywhere</SiteLink>
        ) : (
          <SiteLink href={listingHref({})}>Show all veterinarians</SiteLink>
        )}
      </Button>
    </EmptyState>
  );
}
