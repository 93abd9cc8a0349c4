/** In characters, as a box for words takes. */
export const LONGEST_SEARCH = 100;

/**
 * What an address asks for in words: trimmed, no longer than a box takes, its letters composed, and without the characters that
 * nobody types or sees and no database takes.
 */
export function searchText(parameter: string | null): string {
  const text = (parameter ?? '')
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  return [...text].slice(0, LONGEST_SEARCH).join('').trim();
}
