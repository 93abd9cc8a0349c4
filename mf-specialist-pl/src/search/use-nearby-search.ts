import {
  areaFromText,
  areaText,
  centreOf,
  type GeoArea,
  type Position,
  useVisitorPosition,
} from '@veto/shared-data/places';
import { hrefAfter, listStartOf, searchText, useNearestVeterinarians } from '@veto/shared-data/veterinarians';
import { type City, cityCalled } from '@veto/shared-data/vocabulary';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Where distances are measured from while nobody has said another place. */
const DEFAULT_CITY: City = 'Warszawa';

/**
 * Words, city and area of the map, which are the address, the visitor's position, and who is found by them, nearest first. As long as
 * the visitor has said nothing, the three numbered specialists come before everybody else (`numberedFirst`).
 */
export function useNearbySearch() {
  const [params, setParams] = useSearchParams();
  const visitor = useVisitorPosition();
  const town = searchText(params.get('miasto'));
  const named = cityCalled(town);
  // The bar of the Polish home page sends animal, words and day under one name where no script joins them.
  const words = params.getAll('query').join(' ');
  // A town without a centre of its own is a word: whoever works there or near it is found.
  const query = searchText(`${words} ${named ? '' : town}`);
  const from: Position = visitor.position ?? centreOf(named ?? DEFAULT_CITY);
  const areaInAddress = params.get('obszar');
  const area = useMemo(() => areaFromText(areaInAddress), [areaInAddress]);
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

interface Asked {
  query: string;
  /** Undefined: none was named. */
  city: City | undefined;
  area: GeoArea | null;
}

function addressOf({ query, city, area }: Asked): Record<string, string> {
  return { ...(query && { query }), ...(city && { miasto: city }), ...(area && { obszar: areaText(area) }) };
}
