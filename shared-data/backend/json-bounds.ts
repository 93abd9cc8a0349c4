/** What a body of JSON may hold. */
export interface JsonBounds {
  /** Objects and lists within each other. */
  depth: number;
  /** Entries of the outermost list: rows, or names of files. */
  rows: number;
  /** Entries of any other list. */
  entries: number;
}

/** What is wrong with a value that came as JSON, as a sentence, or null. Goes no deeper than the bounds allow. */
export function faultIn(value: unknown, bounds: JsonBounds, level = 1): string | null {
  if (typeof value === 'string')
    return isStorable(value) ? null : 'Text must not contain null characters or halves of characters.';
  if (typeof value !== 'object' || value === null) return null;
  if (level > bounds.depth) return `The body must not be deeper than ${bounds.depth} levels.`;
  const limit = level === 1 ? bounds.rows : bounds.entries;
  if (Array.isArray(value) && value.length > limit) return `A list must not have more than ${limit} entries.`;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  for (const part of [...names, ...Object.values(value)]) {
    const fault = faultIn(part, bounds, level + 1);
    if (fault) return fault;
  }
  return null;
}

/** What Postgres stores as text: no null character, no half of a surrogate pair. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
