/**
 * Of a form's columns those that differ from the columns it was opened with, and of a column of texts by language those texts; all of
 * them where these are unknown. What somebody else saved meanwhile, in another tab or at a visit, stays.
 */
export function changedColumns<Columns extends object>(
  columns: Columns,
  opened: Columns | undefined,
): Partial<Columns> {
  if (!opened) return columns;
  const before = new Map(Object.entries(opened));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(
    Object.entries(columns)
      .filter(isChanged)
      .map(([name, value]) => {
        const former = before.get(name);
        return [name, isObject(value) && isObject(former) ? changedColumns(value, former) : value];
      }),
  ) as Partial<Columns>;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
