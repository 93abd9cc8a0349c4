/**
 * Of a form's columns those that differ from the columns it was opened with; all of them where these are unknown. What somebody else
 * saved meanwhile, in another tab or at a visit, stays.
 */
export function changedColumns<Columns extends object>(
  columns: Columns,
  opened: Columns | undefined,
): Partial<Columns> {
  if (!opened) return columns;
  const before = new Map(Object.entries(opened));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(columns).filter(isChanged)) as Partial<Columns>;
}
