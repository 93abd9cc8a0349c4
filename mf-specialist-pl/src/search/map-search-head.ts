import type { GeoArea } from '@veto/shared-data/places';
import { inBothLanguages, type PageHead } from '@veto/slice-kit';

/** What the Polish search says to search engines: a page for each city; of words and areas of the map there is no end. */
export function mapSearchHead({
  query,
  named,
  area,
}: {
  query: string;
  named: string | undefined;
  area: GeoArea | null;
}): PageHead {
  const inCity = (path: string, name: string) => (named ? `${path}?${new URLSearchParams({ [name]: named })}` : path);
  const page = inCity('/map-search', 'miasto');
  return {
    title: named ? `Znajdź weterynarza w pobliżu: ${named}` : 'Znajdź weterynarza w pobliżu',
    canonical: page,
    lang: 'pl',
    ...(query || area
      ? { robots: 'noindex' as const }
      : { alternates: inBothLanguages(inCity('/veterinarians', 'city'), page) }),
  };
}
