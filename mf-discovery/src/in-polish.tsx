import { addWords, type Catalogue, InLanguage } from '@veto/slice-kit';
import type { ComponentType } from 'react';

/** A page in Polish: adds its words, and shows it within the language. */
export function inPolish(Page: ComponentType, words: Catalogue): ComponentType {
  addWords('pl', words);
  return function PolishPage() {
    return (
      <InLanguage of="pl">
        <Page />
      </InLanguage>
    );
  };
}
