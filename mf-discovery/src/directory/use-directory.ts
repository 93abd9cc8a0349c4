import { SUCCESS } from '@veto/shared-data/errors';
import { listStartOf, type VeterinarianFilters } from '@veto/shared-data/veterinarians';
import type { VeterinarianSort } from '@veto/shared-data/vocabulary';
import { toaster } from '@veto/shared-ui/core';
import { afterPaint } from '@veto/shared-ui/next-task';
import { useSite } from '@veto/slice-kit';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
import { type DirectorySearch, directoryHref, directoryQuery, readDirectorySearch } from './directory-search.ts';

/** The directory's state, which is its address, and what the visitor can do to it. */
export function useDirectory() {
  const site = useSite();
  const { search: address } = useLocation();
  const search = useMemo(() => readDirectorySearch(new URLSearchParams(address)), [address]);
  const question = useMemo((): VeterinarianFilters => {
    const start = listStartOf(new URLSearchParams(address));
    return { ...directoryQuery(search.filters), ...(search.sort && { sort: search.sort }), ...start };
  }, [search, address]);
  const href = directoryHref(search);
  /** The address that the visitor has asked for by 'Apply Filters' and has not been told the number of. */
  const [untoldHref, setUntoldHref] = useState<string | null>(null);
  const told = useCallback(() => setUntoldHref(null), []);

  const go = (next: DirectorySearch) => {
    const nextHref = directoryHref(next);
    if (nextHref !== href) site.navigate(nextHref);
    return nextHref;
  };
  return {
    ...search,
    question,
    /** 'Found N' can only be said once the answer to what was applied has arrived. */
    isUntold: untoldHref === href,
    told,
    /** The list follows the frame that answers the press. */
    apply: async (filters: VetFilters) => {
      await afterPaint();
      setUntoldHref(go({ filters, sort: search.sort }));
    },
    clear: () => {
      told();
      go({ filters: NO_FILTERS, sort: search.sort });
      toaster.create({ type: 'info', ...SUCCESS.filtersCleared });
    },
    sortBy: (sort: VeterinarianSort | null) => go({ filters: search.filters, sort }),
  };
}
