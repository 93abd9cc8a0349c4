/** In characters, as a box for words takes. */
export const LONGEST_SEARCH = 100;

/** What an address asks for in words: trimmed, no longer than a box takes, and without the characters that nobody types and no database takes. */
export function searchText(parameter: string | null): string {
  const text = (parameter ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  return [...text].slice(0, LONGEST_SEARCH).join('').trim();
}
