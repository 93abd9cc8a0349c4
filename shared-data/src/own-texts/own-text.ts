import * as z from 'zod/mini';

/** The languages that a vet writes in beside one another. */
export const TEXT_LANGUAGES = ['en', 'pl', 'uk'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

export type TextsIn = Partial<Record<TextLanguage, string>>;

/** What somebody wrote; without a language where nobody named it. */
export interface OwnText {
  text: string;
  language?: TextLanguage | undefined;
}

/** A column with the language of the first text; null for one that this release does not know. */
export const textLanguage = z.catch(z.optional(z.nullable(z.enum(TEXT_LANGUAGES))), null);

/** A column with the texts in other languages; without those that this release does not know. */
export const textsIn = z.catch(
  z.pipe(
    z.nullish(z.record(z.string(), z.string())),
    z.transform((stored: Record<string, string> | null | undefined): TextsIn => ofLanguages(stored ?? {})),
  ),
  {},
);

const ofLanguages = (texts: Readonly<Record<string, string | undefined>>): TextsIn =>
  Object.fromEntries(TEXT_LANGUAGES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

/**
 * A text in the reader's language; where it lacks, the first, else one in another language. Of nobody in particular (null) the
 * first. The text is '' where nothing was written.
 */
export function textIn(
  reader: TextLanguage | null,
  {
    first,
    writtenIn,
    others = {},
  }: { first: string; writtenIn?: TextLanguage | null | undefined; others?: TextsIn | undefined },
): OwnText {
  const own = reader && others[reader];
  if (own) return { text: own, language: reader };
  const other = first ? undefined : TEXT_LANGUAGES.find((language) => others[language]);
  if (other) return { text: others[other] ?? '', language: other };
  return writtenIn ? { text: first, language: writtenIn } : { text: first };
}

/**
 * As a column: '' where a text was cleared and in the first one's language, so that a save takes away what was there. A language that
 * the form has no text of is left out and stays as it is stored: another tab may have written it.
 */
export const textsColumn = (texts: TextsIn, writtenIn: TextLanguage | '' | null): TextsIn =>
  Object.fromEntries(
    TEXT_LANGUAGES.flatMap((language) => {
      const text = language === writtenIn ? '' : texts[language]?.trim();
      return text === undefined ? [] : [[language, text]];
    }),
  );
