import { useEffect, useState } from 'react';
import type { OwnWordsProps } from './own-words.tsx';

/**
 * `OwnWords` for a first paint that has no room for the rule: the words stand at once, and their language is marked when the rule's
 * code has come. Where that does not come, they keep the page's language.
 */
export function LateOwnWords({ children }: Pick<OwnWordsProps, 'children'>) {
  const [language, setLanguage] = useState<'en' | 'pl'>();
  useEffect(() => {
    import(/* webpackChunkName: "language-of" */ './language-of.ts').then(
      ({ languageOf }) => setLanguage(languageOf(children)),
      () => {},
    );
  }, [children]);
  return <bdi lang={language}>{children}</bdi>;
}
