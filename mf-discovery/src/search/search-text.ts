/** What an address asks for in words: trimmed, and without the characters that nobody types and no database takes. */
export function searchText(parameter: string | null): string {
  return (parameter ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
}
