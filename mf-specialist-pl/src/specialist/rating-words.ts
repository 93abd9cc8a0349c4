type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

const counted = (language: string, forms: Forms, many: string) => {
  const rules = new Intl.PluralRules(language);
  return (count: number) => `${count} ${forms[rules.select(count)] ?? many}`;
};

/** '1 opinia', '2 opinie', '41 opinii' */
export const reviewsInPolish = counted('pl', { one: 'opinia', few: 'opinie' }, 'opinii');

/** '1 відгук', '2 відгуки', '11 відгуків' */
export const reviewsInUkrainian = counted('uk', { one: 'відгук', few: 'відгуки' }, 'відгуків');
