import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;
/** A policy holds as soon as the head has it, and for as long as the document lives. */
const POLICY = /^content-security-policy$/i;

/** By these names, whichever a browser has, a node comes into the page or goes, or a <meta> becomes a policy. */
const STEPS =
  /^(after|append|before|cookie|http|inner|insert|move|open|outer|prepend|remove(Child)?$|replace|set[AH]|surround|textC|write)/;
/** Of these, what is of the whole document: `cookie`, `open`, `write` and `writeln`. */
const WRITING = /^(c|op|w)/;
const OWNERS = [Node, Element, HTMLElement, CharacterData, Document, HTMLMetaElement, Range];
/** A text of these is no text of the page. */
const MARKUP = /HTML|Attr|http/;

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
 * head or body.
 */
export function refuseSteps({
  builtIns,
  frame,
  onFrame,
  onSlice,
  onOther,
}: Hearing): (element: Element) => Owner | undefined {
  const put = new WeakMap<Element, Error>();
  const isRefused = (here: Error) => {
    const owner = sliceBehind(here);
    if (owner) onSlice(owner, here);
    return owner;
  };
  const writes: Refusal = (self, [text], name) =>
    self === document &&
    (name !== 'cookie' || document.cookie.length + String(text).length >= MOST_COOKIES) &&
    // Whoever opens a document goes on with it.
    isRefused(new Error(`document.${name}`));
  /** Of an element that comes, only what makes it a policy is left out. */
  const bringsPolicy: Refusal = (self, args, name) => {
    const place = (self instanceof Range ? self.startContainer : self) as Node;
    const { head, body } = document;
    const isOfHead = place === document || place === document.documentElement || head?.contains(place);
    let isOfFrame = false;
    // By a loop alone: this is called for every element of every page, whatever became of an array's methods.
    for (let at = 0; at < frame.length; at++) if (frame[at] === place) isOfFrame = true;
    if (!isOfHead && !isOfFrame && place?.parentNode !== body) return false;
    const here = new Error('put a policy');
    if (isOfFrame) onFrame(place, here);
    const heard = () => {
      if (!isRefused(here)) onOther(here.message);
      return true;
    };
    for (const arg of args) {
      if (arg instanceof Element) put.set(arg, here);
      if (isOfHead) {
        for (const meta of policiesIn(arg)) if (heard()) meta.httpEquiv = '';
        if (MARKUP.test(name) && (POLICY.test(arg as string) || policiesIn(parsed(arg as string))[0])) return heard();
      }
      // The second one was there before.
      if (name === 'insertBefore' || name === 'replaceChild') break;
    }
    return false;
  };
  for (const { prototype, name: owner } of OWNERS)
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
  return (element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
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
  const within = (node as ParentNode | null)?.querySelectorAll?.('meta') ?? [];
  return [node as HTMLMetaElement, ...within].filter((each) => POLICY.test(each?.httpEquiv));
}
