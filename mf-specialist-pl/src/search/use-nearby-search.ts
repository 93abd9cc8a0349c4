import { centreOf, type GeoArea, type Position, useVisitorPosition } from '@veto/shared-data/places';
import { hrefAfter, listStartOf, useNearestVeterinarians } from '@veto/shared-data/veterinarians';
import type { City } from '@veto/shared-data/vocabulary';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Asked, addressOf, readAddress } from './search-address.ts';

/** Where distances are measured from while nobody has said another place. */
const DEFAULT_CITY: City = 'Warszawa';

/**
 * Words, city and area of the map, which are the address, the visitor's position, and who is found by them, nearest first. As long as
 * the visitor has said nothing, the three numbered specialists come before everybody else (`numberedFirst`).
 */
export function useNearbySearch() {
  const [params, setParams] = useSearchParams();
  const visitor = useVisitorPosition();
  const { query, named, area } = useMemo(() => readAddress(params), [params]);
  const from: Position = visitor.position ?? centreOf(named ?? DEFAULT_CITY);
  const filters = { ...(query && { query }), ...(area && { area }) };
  const numberedFirst = !query && !named && !visitor.position && !area;
  // A place among the words, where the visitor has said no other.
  const fromWords = query !== '' && !named && !visitor.position;
  const { after } = useMemo(() => listStartOf(params), [params]);
  const search = useNearestVeterinarians({ ...from, ...filters, numberedFirst, fromWords, ...(after && { after }) });
  // As far as the shown answer has said from where it measures.
  const city = search.data?.pages[0]?.measured_from ?? named ?? DEFAULT_CITY;
  const show = (next: Partial<Asked>) => setParams(addressOf({ query, city: named, area, ...next }));
  return {
    query,
    city,
    /** The city that the address names. */
    named,
    visitor,
    area,
    filters,
    numberedFirst,
    /** The address's names and values, but for the words. */
    kept: addressOf({ query: '', city: named, area }),
    /** The address of what follows the list, without a script; null where nothing does. */
    nextHref: hrefAfter(
      `/map-search?${new URLSearchParams(addressOf({ query, city: named, area }))}`,
      search.data?.pages.at(-1)?.next,
    ),
    /** The list does not begin at its start. */
    isLater: after !== undefined,
    search,
    searchFor: (words: string) => show({ query: words }),
    searchIn: (next: GeoArea | null) => show({ area: next }),
    chooseCity: (chosen: City) => {
      visitor.forget();
      show({ city: chosen, area: null });
    },
  };
}
