import { useSettled } from '@veto/shared-data/settled';
import { type FilterOptionCounts, useFilterOptionCounts } from '@veto/shared-data/veterinarians';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { VetFilters } from '../search/vet-filters.ts';
import { directoryQuery } from './directory-search.ts';
import { useSeen } from './use-seen.ts';

const OptionCounts = createContext<FilterOptionCounts | undefined>(undefined);

interface OptionCountsProviderProps {
  /** What is in the panel: the counts say what 'Apply Filters' would find. */
  draft: VetFilters;
  /** Nothing is counted before it has been on the screen. */
  panel: RefObject<Element | null>;
  children: ReactNode;
}

/** Counts for the options of a panel, words once they are typed. Only the counts are drawn anew when they arrive, not the panel. */
export function OptionCountsProvider({ draft, panel, children }: OptionCountsProviderProps) {
  const text = useSettled(draft.text.trim());
  const minRating = useSettled(draft.minRating);
  const query = directoryQuery({ ...draft, text, minRating });
  const { data } = useFilterOptionCounts(query, { enabled: useSeen(panel) });
  return <OptionCounts value={data}>{children}</OptionCounts>;
}

/** How many veterinarians each option of the panel would leave; undefined until it is known. */
export function useOptionCounts(): FilterOptionCounts | undefined {
  return useContext(OptionCounts);
}
