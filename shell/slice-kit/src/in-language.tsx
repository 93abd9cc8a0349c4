import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Language, LanguageContext } from './words.tsx';

let catalogues = 0;
const hearers = new Set<() => void>();

/** Has the pages that are open say what a catalogue has brought. */
export function tellOfWords(): void {
  catalogues += 1;
  for (const hear of hearers) hear();
}

const hear = (hearer: () => void) => {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
};
const heard = () => catalogues;

/** The tree below speaks this language, dialogs and sheets included. */
export function InLanguage({ of, children }: { of: Language; children: ReactNode }) {
  const words = useSyncExternalStore(hear, heard, heard);
  const spoken = useMemo(() => ({ language: of, words }), [of, words]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}
