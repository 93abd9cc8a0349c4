/** The month of a day ('YYYY-MM-DD') and the next one, each with its first day, named as in a locale. */
export function monthsFrom(today: string, locale: string): { first: string; name: string }[] {
  const inWords = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const [year = 0, month = 1] = today.split('-').map(Number);
  return [0, 1].map((ahead) => {
    const first = new Date(Date.UTC(year, month - 1 + ahead, 1));
    return { first: first.toISOString().slice(0, 10), name: inWords.format(first) };
  });
}
