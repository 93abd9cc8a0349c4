import { tellOfWords } from './in-language.tsx';
import { LANGUAGES, type Language, lateWords, sayIn, teller, translations } from './words.tsx';

/** By number, as Intl.PluralRules has it: `{count}` decides. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Translations by their English sentence. */
export type Catalogue = Readonly<Record<string, string | Forms>>;

const languageOfDocument = () => LANGUAGES.find((one) => one === document.documentElement.lang) ?? 'en';

teller.tell = ({ said, otherwise, ...message }) => {
  const say: (text: string, names?: Readonly<Record<string, string>>) => string = sayIn(languageOfDocument());
  const { title, description } = said ?? message;
  const told = { ...message, title: say(title, said?.names) };
  if (description === undefined) return told;
  const inItsLanguage = say(description, said?.names);
  return { ...told, description: inItsLanguage === description && otherwise ? say(otherwise) : inItsLanguage };
};

/** Adds a catalogue, whose file comes with the chunk that speaks it. It knows sentences with braces also when they come filled in. */
export function addWords(language: Language, catalogue: Catalogue): void {
  const before = translations[language];
  const filled = filledIn(language, catalogue);
  const formOf = (said: string | Forms, count: number) =>
    typeof said === 'string' ? said : (said[new Intl.PluralRules(language).select(count)] ?? said.other);
  translations[language] = (text, count, onceHere) => {
    const said = catalogue[text];
    if (said !== undefined) return formOf(said, count);
    return before?.(text, count) ?? filled(text) ?? (onceHere && lateWords.arrival ? '' : undefined);
  };
}

/** So much of a sentence stands outside its braces that a text of somebody's own is hardly ever taken for it. */
const LEAST_WORDING = 10;
const DATE = /^\p{Lu}\p{Ll}{2} \d{1,2}, \d{4}$/u;

/** Translates what the database has filled in: 'You can keep up to 500 pets here.' by 'You can keep up to {most} pets here.' Its dates are 'Nov 5, 2026'. */
function filledIn(language: Language, catalogue: Catalogue): (text: string) => string | undefined {
  let known: { pattern: RegExp; names: string[]; said: string }[] | undefined;
  const asHere = (value: string) =>
    DATE.test(value) ? new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(value)) : value;
  return (text) => {
    known ??= Object.entries(catalogue)
      .flatMap(([sentence, said]) => {
        const [start = '', ...rest] = sentence.split(/\{\w+\}/);
        const wording = [start, ...rest].join('').length;
        if (typeof said !== 'string' || start === '' || rest.length === 0 || wording < LEAST_WORDING) return [];
        const pattern = [start, ...rest].map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)');
        const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        return [{ pattern: new RegExp(`^${pattern}$`), names, said, wording }];
      })
      .toSorted((one, other) => other.wording - one.wording);
    for (const { pattern, names, said } of known) {
      const values = pattern.exec(text);
      if (values)
        return said.replaceAll(/\{(\w+)\}/g, (_, name: string) => asHere(values[names.indexOf(name) + 1] ?? ''));
    }
    return undefined;
  };
}

/**
 * Adds the catalogues that a chunk exports, without waiting for it: for what a page says only once something is pressed. Late parts (`inWords`),
 * toasts and messages at fields wait for it; where it does not arrive, this is said in English.
 */
export function addWordsLater(language: Language, load: () => Promise<Readonly<Record<string, Catalogue>>>): void {
  if (!translations[language]) addWords(language, {});
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
