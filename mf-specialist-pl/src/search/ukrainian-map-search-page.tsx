import MapSearchPage from './map-search-page.tsx';
import { SearchWordsContext } from './search-words.ts';
import { UKRAINIAN_SEARCH } from './ukrainian-search.ts';

export default function UkrainianMapSearchPage() {
  return (
    <SearchWordsContext value={UKRAINIAN_SEARCH}>
      <MapSearchPage />
    </SearchWordsContext>
  );
}
