import { accessorOf } from '../failures/hear-calls.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/** Servers refuse requests whose headers are longer; a site may stand beside others below one domain. */
const MOST_COOKIES = 4000;
/** What writes the document anew. */
const WRITINGS = ['write', 'writeln', 'open'];
/** A policy holds as soon as the head has it, and for as long as the document lives. */
const POLICY = /content-security-policy/i;

/**
 * Keeps slices from what takes the document, or each later request, from everybody, and cannot be put back: `onSlice` hears who
 * tried, and where. Add-ons may, but for a policy: React puts those of slices, and `onOther` hears of it. Call it before any slice runs.
 * Returns what a node must pass that comes into the head.
 */
export function refuseSteps(
  onSlice: (owner: Owner, error: Error) => void,
  onOther: (step: string) => void,
): (node: unknown) => void {
  const isRefused = (step: string) => {
    const error = new Error(step);
    const owner = sliceBehind(error);
    if (owner) onSlice(owner, error);
    return owner;
  };
  for (const name of WRITINGS) {
    const original = Reflect.get(document, name) as (...args: unknown[]) => unknown;
    Reflect.set(document, name, (...args: unknown[]) =>
      // Whoever opens a document goes on with it.
      isRefused(`document.${name}`) ? document : original.apply(document, args),
    );
  }
  const cookies = accessorOf(document, 'cookie');
  Object.defineProperty(document, 'cookie', {
    ...cookies,
    set(cookie: string) {
      if (document.cookie.length + cookie.length < MOST_COOKIES || !isRefused('document.cookie'))
        cookies.set?.call(document, cookie);
    },
  });
  const isPolicy = (text: string) => {
    const found = POLICY.test(text);
    if (found && !isRefused('a policy')) onOther('put a policy');
    return found;
  };
  const { head } = document;
  const content = accessorOf(head, 'innerHTML');
  Object.defineProperty(head, 'innerHTML', {
    ...content,
    set(text: string) {
      if (!isPolicy(text)) content.set?.call(head, text);
    },
  });
  const { insertAdjacentHTML } = head;
  head.insertAdjacentHTML = (where, text) => {
    if (!isPolicy(text)) insertAdjacentHTML.call(head, where, text);
  };
  return (node) => {
    const metas = node instanceof DocumentFragment ? node.querySelectorAll('meta') : [node];
    for (const meta of metas) if (meta instanceof HTMLMetaElement && isPolicy(meta.httpEquiv)) meta.httpEquiv = '';
  };
}
