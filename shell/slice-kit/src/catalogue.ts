import { tellOfWords } from './in-language.tsx';
import { type Language, lateWords, sayIn, teller, translations } from './words.tsx';

/** By number, as Intl.PluralRules has it: `{count}` decides. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Translations by their English sentence. */
export type Catalogue = Readonly<Record<string, string | Forms>>;

teller.tell = ({ said, otherwise, ...message }) => {
  const say: (text: string, names?: Readonly<Record<string, string>>) => string = sayIn('pl');
  const { title, description } = said ?? message;
  const told = { ...message, title: say(title, said?.names) };
  if (description === undefined) return told;
  const inPolish = say(description, said?.names);
  return { ...told, description: inPolish === description && otherwise ? say(otherwise) : inPolish };
};

/** Adds a catalogue, whose file comes with the chunk that speaks it. */
export function addWords(language: Language, catalogue: Catalogue): void {
  const before = translations[language];
  translations[language] = (text, count) => {
    const said = catalogue[text];
    if (said === undefined || typeof said === 'string') return said ?? before?.(text, count);
    return said[new Intl.PluralRules(language).select(count)] ?? said.other;
  };
}

/**
 * Adds the catalogues that a chunk exports, without waiting for it: for what a page says only once something is pressed. Late parts (`inWords`),
 * toasts and messages at fields wait for it; where it does not arrive, this is said in English.
 */
export function addWordsLater(language: Language, load: () => Promise<Readonly<Record<string, Catalogue>>>): void {
  const added = load().then(
    (catalogues) => addWords(language, Object.assign({}, ...Object.values(catalogues))),
    () => {},
  );
  const arrival = Promise.all([lateWords.arrival, added]).then(() => {
    if (lateWords.arrival !== arrival) return;
    lateWords.arrival = undefined;
    tellOfWords();
  });
  lateWords.arrival = arrival;
}
