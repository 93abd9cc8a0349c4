import { useMemo, useState } from 'react';
import type { MapArea } from '../map/map-place.ts';

/** 'Search this area': a list narrowed to what a map shows. */
export interface AreaSearch {
  /** Null: the whole list is shown. */
  area: MapArea | null;
  search(area: MapArea): void;
  clear(): void;
  /** Told by the map, which knows where places are. */
  onFound(ids: readonly string[]): void;
  includes(id: string): boolean;
}

interface Narrowing {
  question: string;
  area: MapArea | null;
  found: ReadonlySet<string> | null;
}

/** For the parent of a list and its map. Another question, such as other words in the search box, begins with the whole list. */
export function useAreaSearch(question: string): AreaSearch {
  const [narrowing, setNarrowing] = useState<Narrowing>({ question, area: null, found: null });
  return useMemo(() => {
    const { area, found } = narrowing.question === question ? narrowing : { area: null, found: null };
    return {
      area,
      search: (next: MapArea) => setNarrowing({ question, area: next, found: null }),
      clear: () => setNarrowing({ question, area: null, found: null }),
      onFound: (ids: readonly string[]) => setNarrowing((now) => ({ ...now, found: new Set(ids) })),
      includes: (id: string) => area === null || (found?.has(id) ?? true),
    };
  }, [narrowing, question]);
}
