import { SUCCESS, veterinariansFailure } from '@veto/shared-data/errors';
import { useVeterinarianSearch } from '@veto/shared-data/veterinarians';
import type { VeterinarianSort } from '@veto/shared-data/vocabulary';
import { toaster } from '@veto/shared-ui/core';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { useSite } from '@veto/slice-kit';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
import { type DirectorySearch, directoryHref, directoryQuery, readDirectorySearch } from './directory-search.ts';

/** The directory's state, which is its address, and what the visitor can do to it. */
export function useDirectory() {
  const site = useSite();
  const { search: address } = useLocation();
  const search = useMemo(() => readDirectorySearch(new URLSearchParams(address)), [address]);
  const href = directoryHref(search);
  const result = useVeterinarianSearch({ ...directoryQuery(search.filters), sort: search.sort });
  useFailureToast(result.error, veterinariansFailure(result.error));

  // 'Found N' can only be said once the answer to what was applied has arrived.
  const [applied, setApplied] = useState<{ href: string } | null>(null);
  const total = result.isPlaceholderData ? undefined : result.data?.pages[0]?.total;
  useEffect(() => {
    if (applied?.href !== href || total === undefined) return;
    toaster.create({ type: 'success', ...SUCCESS.filtersApplied(total) });
    setApplied(null);
  }, [applied, href, total]);

  const go = (next: DirectorySearch) => {
    const nextHref = directoryHref(next);
    if (nextHref !== href) site.navigate(nextHref);
    return nextHref;
  };
  return {
    ...search,
    href,
    result,
    apply: (filters: VetFilters) => setApplied({ href: go({ filters, sort: search.sort }) }),
    clear: () => {
      setApplied(null);
      go({ filters: NO_FILTERS, sort: search.sort });
      toaster.create({ type: 'info', ...SUCCESS.filtersCleared });
    },
    sortBy: (sort: VeterinarianSort) => go({ filters: search.filters, sort }),
  };
}
