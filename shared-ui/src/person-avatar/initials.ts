/** First letter of each word of the name, upper-case, at most `limit`. */
export function initialsOf(name: string, limit = Number.POSITIVE_INFINITY): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0]?.toLocaleUpperCase('pl') ?? '')
    .slice(0, limit)
    .join('');
}

/** A steady number from 0 to `count` - 1 for a name: the same person has the same tint on every page. */
export function tintIndexOf(name: string, count: number): number {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
