import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;
/** A policy holds as soon as the head has it, and for as long as the document lives. */
const POLICY = /^content-security-policy$/i;

/** By these names, whichever a browser has, a node comes into the page, or a <meta> becomes a policy. */
const WAYS_IN = /^(after|append|before|http|inner|insert|move|outer|prepend|replace|set[AH]|surround)/;
const OWNERS = ['Node', 'Element', 'CharacterData', 'Document', 'HTMLMetaElement', 'Range'];

type Method = (this: unknown, ...args: unknown[]) => unknown;

export interface Steps {
  /** The slice that put the element, or one that it is in, right into the head or body. */
  putBy(element: Element): Owner | undefined;
}

/**
 * Keeps slices from what takes the document, or each later request, from everybody, and cannot be put back: `onSlice` hears who
 * tried, and where. Add-ons may, but for a policy: React puts those of slices, and `onOther` hears of it. Call it before any slice
 * runs: it guards the prototypes' methods, which `builtIns` keeps.
 */
export function refuseSteps(
  builtIns: Pick<BuiltIns, 'keep'>,
  onSlice: (owner: Owner, error: Error) => void,
  onOther: (step: string) => void,
): Steps {
  const isRefused = (here: Error) => {
    const owner = sliceBehind(here);
    if (owner) onSlice(owner, here);
    return owner;
  };
  /** What is called, or written, is left out where `refuses` says so. */
  const guard = (of: string, names: RegExp, refuses: (self: unknown, args: unknown[], name: string) => unknown) => {
    const { prototype } = Reflect.get(globalThis, of) as { prototype: object };
    for (const [name, found] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const kind = found.set ? 'set' : 'value';
      const original = found[kind] as Method | undefined;
      if (!original || !names.test(name)) continue;
      const guarded: Method = function (...args) {
        return refuses(this, args, name) ? this : original.apply(this, args);
      };
      Object.defineProperty(prototype, name, { ...found, [kind]: guarded });
      builtIns.keep(`${of}.prototype`, prototype, name);
    }
  };
  guard(
    'Document',
    /^(cookie|open|write)/,
    (self, [text], name) =>
      self === document &&
      (name !== 'cookie' || document.cookie.length + String(text).length >= MOST_COOKIES) &&
      // Whoever opens a document goes on with it.
      isRefused(new Error(`document.${name}`)),
  );
  const put = new WeakMap<Element, Error>();
  /** Of an element that comes, only what makes it a policy is left out. */
  const isPolicy = (self: unknown, args: unknown[], name: string) => {
    const place = (self instanceof Range ? self.startContainer : self) as Node;
    const { head, body } = document;
    const isOfHead = place === document || place === document.documentElement || head?.contains(place);
    if (!isOfHead && place !== body && place?.parentNode !== body) return false;
    const here = new Error('put a policy');
    const heard = () => {
      if (!isRefused(here)) onOther(here.message);
      return true;
    };
    for (const arg of args) {
      if (arg instanceof Element) put.set(arg, here);
      if (isOfHead) {
        if (typeof arg === 'string') {
          if (POLICY.test(arg) || policiesIn(parsed(arg)).length > 0) return heard();
        } else for (const meta of policiesIn(arg)) if (heard()) meta.httpEquiv = '';
      }
      // The second one was there before.
      if (name === 'insertBefore' || name === 'replaceChild') break;
    }
    return false;
  };
  for (const owner of OWNERS) guard(owner, WAYS_IN, isPolicy);
  return {
    putBy(element) {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const here = put.get(each);
        if (here) return sliceBehind(here);
      }
      return undefined;
    },
  };
}

function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function policiesIn(node: unknown): HTMLMetaElement[] {
  const within = (node as ParentNode | null)?.querySelectorAll?.('meta') ?? [];
  return [node as HTMLMetaElement, ...within].filter((each) => POLICY.test(each?.httpEquiv));
}
