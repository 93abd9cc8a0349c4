import type { SearchMeaning } from './search-meanings.ts';

/** What a page says about how the words of a search were read, as far as they were not found as they stand. */
export interface SearchNotes {
  /** Misspelt words, and the vocabulary's in their place, in lower case: 'rabit' → 'rabbits'. */
  corrected: { typed: string; read: string }[];
  /** The towns where nobody works, whose nearest vets are shown: 'Sopot'. */
  nearestTo: string[];
  /** Words that nobody has, or nobody beside the others; the vets that are shown have the rest. */
  missing: string[];
}

export function searchNotes(meanings: readonly SearchMeaning[]): SearchNotes {
  const pieces = [...Map.groupBy(meanings, ({ piece }) => piece)].flatMap(([piece, [first]]) =>
    first ? [{ ...first, piece }] : [],
  );
  const found = pieces.filter(({ missing }) => !missing);
  return {
    corrected: found.flatMap(({ piece, label, corrected }) =>
      corrected && label ? [{ typed: piece, read: label.toLowerCase() }] : [],
    ),
    nearestTo: found.flatMap(({ kind, label }) => (kind === 'town' && label ? [label] : [])),
    missing: pieces.filter(({ missing }) => missing).map(({ piece }) => piece),
  };
}
