import { addWords, type Catalogue, InLanguage } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';
import type { ComponentType } from 'react';

/** A page in another language: adds its words, and shows it within the language. */
export function inLanguage(language: Translated, Page: ComponentType, words: Catalogue): ComponentType {
  addWords(language, words);
  return function TranslatedPage() {
    return (
      <InLanguage of={language}>
        <Page />
      </InLanguage>
    );
  };
}
