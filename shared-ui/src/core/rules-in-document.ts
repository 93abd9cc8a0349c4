/** The part of Emotion's cache that says which rules are on the page. */
interface RuleCache {
  key: string;
  inserted: Record<string, string | true | undefined>;
}

/**
 * Has Emotion take the rules for inserted that the sheets of a first paint brought, those of the shell and of a slice: they are
 * made by this very cache, by the same names, and a name is a hash over its rules. What the page has already is neither written
 * nor put into a sheet once more, and no style is worked out anew for it. A sheet that did not arrive, or that nobody
 * may read, brings none.
 */
export function takeRulesOfDocument({ key, inserted }: RuleCache): void {
  const name = new RegExp(`\\.${key}-([a-z0-9]+)`, 'g');
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[data-page-styles]'))
    for (const selector of selectorsIn(rulesOf(sheet)))
      for (const [, found = ''] of selector.matchAll(name)) inserted[found] = true;
}

/** Whether the document has reset, tokens and page styles; another release's sheet is not marked. */
export function hasPageStyles(): boolean {
  const link = document.querySelector<HTMLLinkElement>('link[data-page-styles=""]');
  return rulesOf(link?.sheet).length > 0;
}

function rulesOf(sheet: CSSStyleSheet | null | undefined): readonly CSSRule[] {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    // It did not arrive: there is a sheet, but nobody may read it.
    return [];
  }
}

/** Also of the rules in layers and media queries. */
function* selectorsIn(rules: Iterable<CSSRule>): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule.selectorText;
    else if (rule instanceof CSSGroupingRule) yield* selectorsIn(rule.cssRules);
  }
}
