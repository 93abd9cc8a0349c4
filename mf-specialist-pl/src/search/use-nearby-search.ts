import type { Position } from '@veto/shared-data/places';
import { useNearestVeterinarians } from '@veto/shared-data/veterinarians';
import { CITIES, CITY_COORDINATES } from '@veto/shared-data/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { searchTerms } from './search-terms.ts';
import { useVisitorPosition } from './use-visitor-position.ts';

export type City = (typeof CITIES)[number];

/** Where distances are measured from while nobody has said another place. */
const DEFAULT_CITY: City = 'Warszawa';

/**
 * Words and city, which are the address, the visitor's position, and who is found by them, nearest first. As long as
 * the visitor has said nothing, the three numbered specialists come before everybody else.
 */
export function useNearbySearch() {
  const [params, setParams] = useSearchParams();
  const visitor = useVisitorPosition();
  const query = params.get('query') ?? '';
  const named = CITIES.find((city) => city === params.get('miasto'));
  const city = named ?? DEFAULT_CITY;
  const from: Position = visitor.position ?? centreOf(city);
  const search = useNearestVeterinarians({
    ...from,
    ...searchTerms(query),
    numberedFirst: !query && !named && !visitor.position,
  });
  const show = (next: { query: string; miasto?: City | undefined }) =>
    setParams({ ...(next.query && { query: next.query }), ...(next.miasto && { miasto: next.miasto }) });
  return {
    query,
    city,
    visitor,
    search,
    searchFor: (words: string) => show({ query: words, miasto: named }),
    chooseCity: (chosen: City) => {
      visitor.forget();
      show({ query, miasto: chosen });
    },
  };
}

function centreOf(city: City): Position {
  const [longitude, latitude] = CITY_COORDINATES[city];
  return { latitude, longitude };
}
