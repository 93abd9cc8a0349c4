/** What an add-on, a translator or an own script of the visitor does to a page. */
export interface ForeignChange {
  name: string;
  /** The text of a function; the function that it may return takes the change back. */
  change: string;
  /** As an add-on's content script does, whose objects are not the page's. */
  isIsolated?: true;
}

/** Puts a function in the place of a built-in, as `wrap` makes it of what was there. */
const HELPERS = `
  const wrap = (owner, key, make) => { const original = owner[key]; owner[key] = make(original); };
  const replace = (owner, key, value) => {
    const original = owner[key];
    owner[key] = value;
    return () => { owner[key] = original; };
  };
  const passOn = (original) => function (...args) { return original.apply(this, args); };
  const broken = () => { throw new Error('broken by an add-on'); };`;

const change = (name: string, text: string, more: Partial<ForeignChange> = {}): ForeignChange => ({
  name,
  change: `() => {${HELPERS} ${text} }`,
  ...more,
});
const isIsolated = { isIsolated: true } as const;

export const FOREIGN_CHANGES: readonly ForeignChange[] = [
  change('wraps fetch', `wrap(window, 'fetch', passOn);`),
  change('wraps Array.prototype.map', `wrap(Array.prototype, 'map', passOn);`),
  change('wraps Promise.prototype.then', `wrap(Promise.prototype, 'then', passOn);`),
  change('wraps history.pushState', `wrap(history, 'pushState', passOn);`),
  change('wraps addEventListener', `wrap(EventTarget.prototype, 'addEventListener', passOn);`),
  change('wraps JSON.parse', `wrap(JSON, 'parse', passOn);`),
  change(
    'wraps document.styleSheets',
    `const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'styleSheets');
     Object.defineProperty(Document.prototype, 'styleSheets', { get() { return get.call(this); }, configurable: true });`,
  ),
  change(
    'makes insertBefore forgive what React does to translated texts',
    `wrap(Node.prototype, 'insertBefore', (original) => function (node, before) {
       return before && before.parentNode !== this ? node : original.call(this, node, before);
     });`,
  ),
  change('replaces Array.prototype.sort by what throws', `Array.prototype.sort = broken;`),
  change('replaces Object.assign by what throws', `Object.assign = broken;`),
  change('replaces Array.prototype.filter by what answers nothing', `Array.prototype.filter = () => undefined;`),
  change('replaces history.pushState by nothing', `return replace(history, 'pushState', () => {});`),
  change('replaces history.replaceState by what throws', `return replace(history, 'replaceState', broken);`),
  change('takes Array.prototype.includes away', `delete Array.prototype.includes;`),
  change('has no time-out ever end', `window.setTimeout = window.requestAnimationFrame = () => 0;`),
  change(
    'replaces all observers by what throws',
    `window.IntersectionObserver = window.MutationObserver = window.ResizeObserver = broken;`,
  ),
  change('replaces AbortController and Headers by what throws', `window.AbortController = window.Headers = broken;`),
  change('adds a method to all arrays', `Array.prototype.last = function () { return this[this.length - 1]; };`),
  change('adds a name to all objects', `Object.prototype.isOurs = true;`),
  change(
    'nails Array.prototype.flat down',
    `Object.defineProperty(Array.prototype, 'flat', { value: passOn([].flat), configurable: false });`,
  ),
  change('freezes JSON', `Object.freeze(JSON);`),
  change('puts an element before everything', `document.body.prepend(document.createElement('aside'));`),
  change(
    'puts an element into the page',
    `document.getElementById('veto').append(document.createElement('aside'));`,
    isIsolated,
  ),
  change('puts a style sheet into the head', `document.head.append(document.createElement('style'));`),
  change(
    'puts a policy into the head',
    `document.querySelector('title').after(Object.assign(document.createElement('meta'),
       { httpEquiv: 'Content-Security-Policy', content: "script-src 'none'; connect-src 'none'" }));`,
  ),
  change(
    'wraps what puts elements into the page',
    `for (const name of ['after', 'append', 'setAttribute']) wrap(Element.prototype, name, passOn);`,
  ),
  change(
    'marks the document',
    `document.documentElement.dataset.darkreader = 'on'; document.body.className += ' translated-ltr';`,
  ),
  change(
    'wraps the texts of the header in <font>',
    `const texts = document.createTreeWalker(document.querySelector('header'), NodeFilter.SHOW_TEXT);
     const found = [];
     while (texts.nextNode()) found.push(texts.currentNode);
     for (const text of found) { const font = document.createElement('font'); text.replaceWith(font); font.append(text); }`,
    isIsolated,
  ),
  change(
    'puts its sign beside the field that is written in',
    `document.activeElement.after(document.createElement('grammarly-extension'));`,
    isIsolated,
  ),
  change('removes the header', `document.querySelector('#veto > header').remove();`, isIsolated),
  change(
    'removes the header as often as it comes back',
    `const remove = () => document.querySelector('#veto > header')?.remove();
     const observer = new MutationObserver(remove);
     observer.observe(document.getElementById('veto'), { childList: true });
     remove();
     return () => observer.disconnect();`,
    isIsolated,
  ),
  change('removes the footer', `document.querySelector('#veto > footer').remove();`),
  change('empties the footer', `document.querySelector('#veto > footer').replaceChildren();`, isIsolated),
  change('removes the place of the slices', `document.getElementById('slice-outlet').remove();`, isIsolated),
  change(
    'covers the page with a layer of its own',
    `const layer = document.createElement('div');
     layer.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
     document.documentElement.append(layer);
     return () => layer.remove();`,
    isIsolated,
  ),
  change(
    'takes every press, as the picker of elements does',
    `const take = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
     addEventListener('click', take, true);
     return () => removeEventListener('click', take, true);`,
    isIsolated,
  ),
  change(
    'stops keys and leaving',
    `const stop = (event) => event.stopImmediatePropagation();
     for (const type of ['keydown', 'visibilitychange', 'blur']) addEventListener(type, stop, true);
     return () => { for (const type of ['keydown', 'visibilitychange', 'blur']) removeEventListener(type, stop, true); };`,
  ),
  change(
    'fills the field with what is there, as a password manager does',
    `const field = document.activeElement;
     Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, field.value);
     for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
     field.dataset.filled = 'true';`,
    isIsolated,
  ),
  change(
    'wraps attachShadow and lays its menu over the form, as a password manager does',
    `wrap(Element.prototype, 'attachShadow', passOn);
     const menu = document.createElement('div');
     menu.attachShadow({ mode: 'closed' }).textContent = 'Suggestions';
     menu.style.cssText = 'position: fixed; top: 40%; left: 40%; width: 200px; z-index: 2147483647';
     document.body.append(menu);
     return () => menu.remove();`,
  ),
  change(
    'wraps insertRule and adopts a sheet of its own, as a dark mode does',
    `wrap(CSSStyleSheet.prototype, 'insertRule', passOn);
     const sheet = new CSSStyleSheet();
     sheet.replaceSync('html { filter: invert(1) hue-rotate(180deg); }');
     document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
  ),
  change(
    'hides what sticks to the window, as a screenshot tool does',
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync('#veto > header { visibility: hidden !important; position: absolute !important; }');
     document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
     return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet); };`,
    isIsolated,
  ),
  change(
    'takes the first style sheet away, as a reader mode does',
    `const [sheet] = document.querySelectorAll('head style, head link[rel="stylesheet"]');
     const place = sheet.nextSibling;
     sheet.remove();
     return () => document.head.insertBefore(sheet, place);`,
    isIsolated,
  ),
  change(
    'wraps the words of the form in <font>, as a translator does',
    `for (const label of document.querySelectorAll('[role="dialog"] label')) {
       const font = document.createElement('font');
       font.append(...label.childNodes);
       label.append(font);
     }`,
    isIsolated,
  ),
  change(
    'makes stacks lists, as a debugging tool does',
    `Error.prepareStackTrace = (error, calls) => calls;
     return () => { delete Error.prepareStackTrace; };`,
  ),
  change(
    'keeps no stacks',
    `const limit = Error.stackTraceLimit;
     Error.stackTraceLimit = 0;
     return () => { Error.stackTraceLimit = limit; };`,
  ),
  change('wraps history.back and forward', `for (const way of ['back', 'forward']) wrap(history, way, passOn);`),
  change('defines history.pushState anew', `Object.defineProperty(history, 'pushState', { value: () => {} });`),
  change('cleans the address', `history.replaceState(history.state, '', location.pathname);`),
  change(
    'wraps timers',
    `for (const timer of ['setTimeout', 'requestAnimationFrame']) wrap(window, timer, (own) => own.bind(window));`,
  ),
  change('replaces MutationObserver', `window.MutationObserver = class extends MutationObserver {};`),
  change(
    'refuses beacons, as a privacy tool does',
    `navigator.sendBeacon = () => false;
     return () => { delete navigator.sendBeacon; };`,
  ),
  change('names the tab', `document.title = 'My tab';`),
  change('freezes Array.prototype', `Object.freeze(Array.prototype);`),
];
