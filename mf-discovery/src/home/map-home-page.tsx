import { InLanguage, usePageHead } from '@veto/slice-kit';
import { Home } from './home.tsx';
import type { HomeWords } from './home-words.ts';
import { MapSearch } from './map-search.tsx';
import { cardIn } from './vets-in-words.ts';

/** The home page in another language, at '/pl': its search is the one on the map. */
export function MapHomePage({ words }: { words: HomeWords }) {
  const { language, title } = words;
  usePageHead({ title, canonical: `/${language}`, lang: language });
  return (
    <InLanguage of={language}>
      <Home search={<MapSearch words={words} />} cardOf={cardIn(words)} />
    </InLanguage>
  );
}
