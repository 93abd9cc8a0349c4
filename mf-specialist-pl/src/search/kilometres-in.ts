/** How a locale writes kilometres: '0,8'. */
export function kilometresIn(locale: string): (km: number) => string {
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (km) => oneDecimal.format(km);
}
