import { type OutOfReach, outOfReach } from '../schedule/day-out-of-reach.ts';
import type { SearchMeaning } from './search-meanings.ts';

/** What a page says about how the words of a search were read, as far as they were not found as they stand. */
export interface SearchNotes {
  /** Misspelt words, and the vocabulary's in their place, in lower case: 'rabit' → 'rabbits'. */
  corrected: { typed: string; read: string }[];
  /** The towns where nobody works, whose nearest vets are shown: 'Sopot'. */
  nearestTo: string[];
  /** Words that nobody has, or nobody beside the others; the vets that are shown have the rest. */
  missing: string[];
  /** Words that ask for a time at which nobody can be found, whoever is free. */
  outOfReach: (OutOfReach & { typed: string })[];
  /** No word is left that the shown vets match. */
  isNothingLeft: boolean;
}

/** Why nobody can be found for the time that a piece asks for; null for another one. */
export function timeOutOfReach({ kind, label }: Pick<SearchMeaning, 'kind' | 'label'>): OutOfReach | null {
  return kind === 'when' && label ? outOfReach(label) : null;
}

const withoutAccents = (word: string) =>
  word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** The words that a piece was read from, which has neither capitals nor accents: 'jutro po poludniu' → 'Jutro po południu'. */
export function asTyped(piece: string, text: string): string {
  const words = text.split(/\s+/);
  const bare = words.map(withoutAccents);
  const wanted = piece.split(' ');
  const at = bare.findIndex((_, start) => wanted.every((word, index) => bare[start + index] === word));
  return at < 0 ? piece : words.slice(at, at + wanted.length).join(' ');
}

/** What is said of a search for `text`, whose words were read as `meanings`; without the text pieces stand for what was typed. */
export function searchNotes(meanings: readonly SearchMeaning[], text = ''): SearchNotes {
  const pieces = [...Map.groupBy(meanings, ({ piece }) => piece)].flatMap(([piece, [first]]) =>
    first ? [{ ...first, piece }] : [],
  );
  const found = pieces.filter(({ missing }) => !missing);
  const unreached = pieces.flatMap((one) => {
    const reach = timeOutOfReach(one);
    return reach ? [{ ...reach, typed: asTyped(one.piece, text) }] : [];
  });
  return {
    corrected: found.flatMap(({ piece, label, corrected }) =>
      corrected && label ? [{ typed: asTyped(piece, text), read: label.toLowerCase() }] : [],
    ),
    nearestTo: found.flatMap(({ kind, label }) => (kind === 'town' && label ? [label] : [])),
    missing: pieces.filter((one) => one.missing && !timeOutOfReach(one)).map(({ piece }) => asTyped(piece, text)),
    outOfReach: unreached,
    isNothingLeft: found.length === 0,
  };
}
