import { Features, type Selector, type SelectorComponent, type Targets, transform } from 'lightningcss';
import { BROWSERS } from './swc-options.ts';

/** A style sheet that reaches one slice's place and nothing else. */
export interface ScopedStyles {
  css: string;
  /** The selectors of the source that have no class, id or attribute, or mean the whole page: 'body', 'h1', '*'. */
  wide: string[];
}

/** As Lightning CSS writes versions: a byte each for major and minor. */
const TARGETS: Targets = Object.fromEntries(
  BROWSERS.split(', ').map((browser) => {
    const [name = '', , version = ''] = browser.split(' ');
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);

/**
 * Scopes the subject of each selector to the places of the slice, but for what other slices show inside; the elements around it may
 * lie outside (`.dark .card`). `html`, `body` and `:root` mean the place itself. No selector weighs more than it did. Names of
 * `@keyframes` are the sheet's own, those of `@layer` the slice's. No `@scope`: none of the oldest BROWSERS knows it.
 */
export function scopeStyles(
  source: string,
  { slice, file, minify }: { slice: string; file: string; minify: boolean },
): ScopedStyles {
  // What is unknown is skipped, as a browser does.
  const common = { filename: file, errorRecovery: true };
  const frames = new Set<string>();
  const flat = transform({
    ...common,
    code: Buffer.from(source),
    targets: TARGETS,
    include: Features.Nesting,
    visitor: { Rule: { keyframes: ({ value }) => void frames.add(value.name.value) } },
  });
  const place = placeOf(slice);
  const wide = new Set<string>();
  const own = <Name extends { type: string; value?: string }>(name: Name): Name =>
    name.value !== undefined && frames.has(name.value) ? { ...name, value: `${slice}-${name.value}` } : name;
  const layer = (name: string[]) => [slice, ...name];
  const { code } = transform({
    ...common,
    code: flat.code,
    minify,
    visitor: {
      Selector(selector) {
        if (isWide(selector)) wide.add(textOf(selector));
        return scoped(selector, place);
      },
      Rule: {
        keyframes: ({ type, value }) => takenBack({ type, value: { ...value, name: own(value.name) } }),
        'layer-block': ({ type, value }) =>
          takenBack({ type, value: { ...value, name: value.name && layer(value.name) } }),
        'layer-statement': ({ type, value }) => ({ type, value: { ...value, names: value.names.map(layer) } }),
        import: ({ type, value }) => ({ type, value: { ...value, layer: value.layer && layer(value.layer) } }),
      },
      Declaration: {
        animation: (all) =>
          all.property === 'animation'
            ? { ...all, value: all.value.map((each) => ({ ...each, name: own(each.name) })) }
            : undefined,
        'animation-name': (all) =>
          all.property === 'animation-name' ? { ...all, value: all.value.map((each) => own(each)) } : undefined,
      },
      // In values with var(), and in those of custom properties: `--animate-spin: spin 1s`.
      Token: { ident: (token) => (frames.has(token.value) ? { type: 'token', value: own(token) } : undefined) },
    },
  });
  return { css: code.toString(), wide: [...wide].toSorted() };
}

/** Lightning CSS does not read what it has written of `var(--x)` in a rule: null stands there for what must be missing. */
function takenBack<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(takenBack) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, own]) => own !== null);
  return Object.fromEntries(entries.map(([key, own]) => [key, takenBack(own)])) as Value;
}

/** What a selector is given: for the element of the place itself, and for all that is the slice's in it. */
interface Place {
  itself: Selector;
  inside: Selector;
}

function placeOf(slice: string): Place {
  const own = `[data-slice="${slice}"]`;
  const others = `${own} [data-slice]:not(${own})`;
  return {
    itself: parsed(`:where(${own})`),
    inside: parsed(`:where(:is(${own}, ${own} *):not(${others}, ${others} *))`),
  };
}

function scoped(selector: Selector, { itself, inside }: Place): Selector {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const subject = selector.slice(start);
  const at = subject.findIndex(({ type }) => type === 'pseudo-element');
  const [element, pseudo] = at < 0 ? [subject, []] : [subject.slice(0, at), subject.slice(at)];
  const before = selector.slice(0, start);
  if (!element.some(isPage)) return [...before, ...element, ...inside, ...pseudo];
  // `html.dark` still asks what the page is, `body` alone asks nothing.
  const descendant: SelectorComponent = { type: 'combinator', value: 'descendant' };
  return element.length > 1 ? [...before, ...element, descendant, ...itself, ...pseudo] : [...itself, ...pseudo];
}

function isPage(part: SelectorComponent): boolean {
  if (part.type === 'type') return /^(?:html|body)$/i.test(part.name);
  return part.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'host');
}

function isWide(selector: Selector): boolean {
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some(isPage) || !selector.some(isNarrow);
}

/** Whether it asks for a class, id or attribute. */
function isNarrow(part: SelectorComponent): boolean {
  if ('selectors' in part && Array.isArray(part.selectors)) return part.selectors.flat().some(isNarrow);
  return ['class', 'id', 'attribute'].includes(part.type);
}

function parsed(text: string): Selector {
  let found: Selector = [];
  rewritten(`${text}{top:0}`, (selector) => {
    found = selector;
    return selector;
  });
  return found;
}

function textOf(selector: Selector): string {
  return rewritten('a{top:0}', () => selector).replace('{top:0}', '');
}

function rewritten(css: string, each: (selector: Selector) => Selector): string {
  return transform({ filename: '', code: Buffer.from(css), minify: true, visitor: { Selector: each } }).code.toString();
}
