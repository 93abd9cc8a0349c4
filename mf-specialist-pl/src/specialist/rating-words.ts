const rules = new Intl.PluralRules('pl');
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'opinia', few: 'opinie' };
const oneDecimal = new Intl.NumberFormat('pl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '1 opinia', '2 opinie', '41 opinii' */
export function reviewsInPolish(count: number): string {
  return `${count} ${WORDS[rules.select(count)] ?? 'opinii'}`;
}

/** 'Ocena 4,9 na 5, 41 opinii' */
export function ratingInPolish(rating: number, count: number): string {
  return `Ocena ${oneDecimal.format(rating)} na 5, ${reviewsInPolish(count)}`;
}
