/** '4.5' of 4.53, in Polish '4,5'; with two digits '4.53'. */
export function ratingText(rating: number, locale: string, digits = 1): string {
  return rating.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
