import type { GeoArea } from '@veto/shared-data/places';
import type { PageHead } from '@veto/slice-kit';
import { inAllLanguages, ownPath } from '../words/languages.ts';
import type { SearchWords } from './search-words.ts';

interface Shown {
  query: string;
  named: string | undefined;
  area: GeoArea | null;
}

/** What the search says to search engines: a page for each city; of words and areas of the map there is no end. */
export function mapSearchHead(
  { query, named, area }: Shown,
  { language, title }: Pick<SearchWords, 'language' | 'title'>,
): PageHead {
  const inCity = (path: string, name: string) => (named ? `${path}?${new URLSearchParams({ [name]: named })}` : path);
  const page = inCity('/map-search', 'miasto');
  return {
    title: named ? `${title}: ${named}` : title,
    canonical: ownPath(language, page),
    lang: language,
    ...(query || area
      ? { robots: 'noindex' as const }
      : { alternates: inAllLanguages(inCity('/veterinarians', 'city'), page) }),
  };
}
