/** What the toolbar can ask of the page in the browser's place. */
export interface Media {
  reducedMotion: boolean;
  forcedColours: boolean;
}

const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
const AS_SYSTEM: Media = { reducedMotion: false, forcedColours: false };

let media = AS_SYSTEM;
const asWritten = new WeakMap<CSSMediaRule, string>();
let watched = false;

/** A media query as it reads while the switches are on. */
export function switched(query: string, { reducedMotion, forcedColours }: Media): string {
  let text = query;
  if (reducedMotion)
    text = text
      .replaceAll(/\(prefers-reduced-motion(?:: ?reduce)?\)/g, ALWAYS)
      .replaceAll(/\(prefers-reduced-motion: ?no-preference\)/g, NEVER);
  if (forcedColours)
    text = text.replaceAll(/\(forced-colors: ?active\)/g, ALWAYS).replaceAll(/\(forced-colors: ?none\)/g, NEVER);
  return text;
}

/** The system's own colours on everything but what opts out, as browsers force them. */
const FORCED = `
html[data-forced-colours] { color-scheme: light dark; }
html[data-forced-colours] :is(body, body *:not(svg *, [style*="forced-color-adjust"])) {
  background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
  box-shadow: none !important; text-shadow: none !important;
}
html[data-forced-colours] a:not(svg *) { color: LinkText !important; }
html[data-forced-colours] :is(button, [role=button], input, select, textarea):not([aria-pressed="true"]) {
  background-color: ButtonFace !important; color: ButtonText !important; border-color: ButtonBorder !important;
}
html[data-forced-colours] :is([aria-pressed="true"], [aria-selected="true"]) {
  background-color: Highlight !important; color: HighlightText !important;
}`;

/** Makes style sheets, and scripts that ask, see reduced motion or forced colours whatever the system says. */
export function switchMedia(wanted: Media): void {
  const { reducedMotion, forcedColours } = wanted;
  if (!watched && !reducedMotion && !forcedColours) return;
  watch();
  media = wanted;
  document.documentElement.toggleAttribute('data-forced-colours', forcedColours);
  for (const sheet of document.styleSheets) visit(sheet);
}

function watch(): void {
  if (watched) return;
  watched = true;
  const ask = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => ask(switched(query, media));
  // Styles come one rule at a time, and as sheets.
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const at = insertRule.call(this, rule, index);
    visitRule(this.cssRules[at]);
    return at;
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLStyleElement && node.sheet) visit(node.sheet);
        else if (node instanceof HTMLLinkElement) node.addEventListener('load', () => node.sheet && visit(node.sheet));
  }).observe(document.head, { childList: true, subtree: true });
  document.head.append(Object.assign(document.createElement('style'), { textContent: FORCED }));
}

function visit(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules) visitRule(rule);
}

function visitRule(rule: CSSRule | undefined): void {
  if (rule instanceof CSSMediaRule) {
    const written = asWritten.get(rule) ?? rule.media.mediaText;
    asWritten.set(rule, written);
    const text = switched(written, media);
    if (rule.media.mediaText !== text) rule.media.mediaText = text;
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    for (const inner of rule.cssRules) visitRule(inner);
}
