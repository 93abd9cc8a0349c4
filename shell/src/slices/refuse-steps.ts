import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;
/** A policy holds as soon as the head has it, and for as long as the document lives. */
const POLICY = /^content-security-policy$/i;

/** By these names, whichever a browser has, a node comes into the page or goes, or a <meta> becomes a policy. */
const STEPS =
  /^(after|append|before|cookie|http|inner|insert|move|nodeV|open|outer|prepend|remove(Child)?$|replace|set([AHN]|$)|surround|textC|value$|write)/;
/** Of these, what is of the whole document: `cookie`, `set` of cookies, `open`, `write` and `writeln`. */
const WRITING = /^(c|op|set$|w)/;
const OWNERS = [Node, Element, HTMLElement, CharacterData, Document, HTMLMetaElement, Range, Attr, NamedNodeMap];
/** Not in every browser. */
const { CookieStore } = globalThis;
/** A text of these is no text of the page. */
const MARKUP = /HTML|Attr|http/;
const PUT = 'put a policy';

type Method = (this: unknown, ...args: unknown[]) => unknown;
/** Whether a call is left out, or what is written. */
type Refusal = (self: unknown, args: unknown[], name: string) => unknown;

interface Hearing {
  builtIns: Pick<BuiltIns, 'keep'>;
  /** The elements that hold the page. */
  frame: readonly Node[];
  /** Something is done by a method of one of these; `here` was made in it. */
  onFrame(element: Node, here: Error): void;
  /** Who tried what is refused, and where. */
  onSlice(owner: Owner, error: Error): void;
  onOther(step: string): void;
}

/**
 * Hears what changes head and frame of the page, and keeps slices from what takes the document, or each later request, from everybody,
 * and cannot be put back. Add-ons may, but for a policy: React puts those of slices, and `onOther` hears of it. Call it before any
 * slice runs: it guards the prototypes' methods, which `builtIns` keeps. Returns who put an element, or one that it is in, right into
 * head or body, and who wrote a style sheet that a script has made.
 */
export function refuseSteps({
  builtIns,
  frame,
  onFrame,
  onSlice,
  onOther,
}: Hearing): (put: Element | CSSStyleSheet) => Owner | undefined {
  const put = new WeakMap<object, Error>();
  const isRefused = (here: Error) => {
    const owner = sliceBehind(here);
    if (owner) onSlice(owner, here);
    return owner;
  };
  let underWay = 0;
  const writes: Refusal = (self, [given, text = given], name) => {
    // A store of cookies is the document's, and takes name and value, or both in one.
    const isStore = name === 'set';
    if (self !== document && !isStore) return false;
    const { length } = String((given as CookieInit)?.value ?? text);
    if (isStore) {
      underWay += length;
      // By then `document.cookie` has it.
      setTimeout(() => (underWay -= length), 1000);
    }
    const holds = document.cookie.length + (isStore ? underWay : length);
    // Whoever opens a document goes on with it.
    return (/^[ow]/.test(name) || holds >= MOST_COOKIES) && isRefused(new Error(`document.${name}`));
  };
  const isHeard = (here: Error) => {
    if (!isRefused(here)) onOther(here.message);
    return true;
  };
  /** Of an element that comes, only what makes it a policy is left out. */
  const bringsPolicy: Refusal = (self, args, name) => {
    const [given] = args;
    // Whichever element an attribute is of, or comes to.
    if (POLICY.test((given instanceof Attr ? given.value : self instanceof Attr && given) as string))
      return isHeard(new Error(PUT));
    const place = (self instanceof Range ? self.startContainer : self) as Node;
    if (!place?.nodeType) return false;
    const { head, body } = document;
    const isOfHead = place === document || place === document.documentElement || head?.contains(place);
    let isOfFrame = false;
    // By a loop alone: this is called for every element of every page, whatever became of an array's methods.
    for (let at = 0; at < frame.length; at++) if (frame[at] === place) isOfFrame = true;
    if (!isOfHead && !isOfFrame && place.parentNode !== body) return false;
    const here = new Error(PUT);
    if (isOfFrame) onFrame(place, here);
    for (const arg of args) {
      if (arg instanceof Element) put.set(arg, here);
      if (isOfHead) {
        for (const meta of policiesIn(arg)) if (isHeard(here)) meta.httpEquiv = '';
        if (MARKUP.test(name) && (POLICY.test(arg as string) || policiesIn(parsed(arg as string))[0]))
          return isHeard(here);
      }
      // The second one was there before.
      if (name === 'insertBefore' || name === 'replaceChild') break;
    }
    return false;
  };
  for (const { prototype, name: owner } of CookieStore ? [...OWNERS, CookieStore] : OWNERS)
    for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const kind = found.set ? 'set' : 'value';
      const original = found[kind] as Method | undefined;
      if (!original || !STEPS.test(name)) continue;
      const isLeftOut = WRITING.test(name) ? writes : bringsPolicy;
      const guarded: Method = function (...args) {
        return isLeftOut(this, args, name) ? this : original.apply(this, args);
      };
      Object.defineProperty(prototype, name, { ...found, [kind]: guarded });
      builtIns.keep(`${owner}.prototype`, prototype, name);
    }
  const sheets = CSSStyleSheet.prototype;
  // Not kept: what makes sites dark wraps these, too.
  for (const name of ['insertRule', 'replace', 'replaceSync'] as const) {
    const original = sheets[name] as Method;
    sheets[name] = function (this: CSSStyleSheet, ...args: unknown[]) {
      if (!this.ownerNode) put.set(this, new Error(PUT));
      return original.apply(this, args) as never;
    };
  }
  return (given) => {
    for (let each = given as Element | null; each; each = each.parentElement) {
      const here = put.get(each);
      if (here) return sliceBehind(here);
    }
    return undefined;
  };
}

function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function policiesIn(node: unknown): HTMLMetaElement[] {
  const found: HTMLMetaElement[] = [];
  const add = (each: HTMLMetaElement | null | undefined) => {
    if (each && POLICY.test(each.httpEquiv)) found[found.length] = each;
  };
  add(node as HTMLMetaElement | null);
  // By a loop alone, as above.
  const within = (node as ParentNode | null)?.querySelectorAll?.('meta');
  for (let at = 0; at < (within?.length ?? 0); at++) add(within?.[at]);
  return found;
}
