/** What the entries of a list are called where nobody sees which is meant: the second of one name is 'results.pdf (2)'. */
export function namesApart(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  return names.map((name) => {
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    return nth === 1 ? name : `${name} (${nth})`;
  });
}
