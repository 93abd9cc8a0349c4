import { areaFromText, areaText, type GeoArea } from '@veto/shared-data/places';
import { searchText } from '@veto/shared-data/veterinarians';
import { type City, cityCalled } from '@veto/shared-data/vocabulary';

/** What the address of the Polish search asks for. */
export interface Asked {
  query: string;
  /** Undefined: none was named. */
  city: City | undefined;
  area: GeoArea | null;
}

/** What the English pages write for no city. */
const ANY_CITY = /^(?:all(?: cities)?)?$/i;

/**
 * Reads an address. It may have the names of the English pages, too: links and the switch of languages carry these along. `named` is
 * the city; a town without a centre of its own is a word: whoever works there or near it is found.
 */
export function readAddress(params: URLSearchParams): Omit<Asked, 'city'> & { named: City | undefined } {
  const city = searchText(params.get('city'));
  const town = searchText(params.get('miasto') ?? (ANY_CITY.test(city) ? '' : city));
  const named = cityCalled(town);
  // The bar of the Polish home page sends animal, words and day under one name where no script joins them.
  const words = [...params.getAll('query'), ...params.getAll('text'), named ? '' : town];
  return {
    query: searchText(words.join(' ')),
    named,
    area: areaFromText(params.get('obszar') ?? params.get('area')),
  };
}

/** The names and values of an address. */
export function addressOf({ query, city, area }: Asked): Record<string, string> {
  return { ...(query && { query }), ...(city && { miasto: city }), ...(area && { obszar: areaText(area) }) };
}
