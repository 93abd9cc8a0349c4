const rules = new Intl.PluralRules('pl');
const WORDS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'opinia', few: 'opinie' };

/** '1 opinia', '2 opinie', '41 opinii' */
export function reviewsInPolish(count: number): string {
  return `${count} ${WORDS[rules.select(count)] ?? 'opinii'}`;
}
