import { hearCalls } from '../failures/hear-calls.ts';
import { type Addition, type Left, MOST_KEPT, type Verdict } from './addition.ts';

const INSERTIONS = ['appendChild', 'insertBefore', 'append', 'prepend', 'insertAdjacentElement'];

export function described(element: Element): string {
  return `<${element.tagName.toLowerCase()}${element.id && `#${element.id}`}>`;
}

/**
 * Scripts are webpack's, and so are the style sheets of a release: a chunk is loaded once for as long as the page lives. The rules
 * of the design system, whichever slice draws with it, stay for the next that does.
 */
function isOfBuild(element: Element): boolean {
  if (element instanceof HTMLLinkElement) return element.rel !== 'stylesheet' || element.href.includes('/releases/');
  return element.matches('script, template, meta, title, base, style[data-emotion="veto"]');
}

/** Elements that were put right into <html>, <head> or <body>: overlays, and style sheets outside their place. */
export class AddedElements {
  readonly #added = new Map<Element, Addition>();

  constructor(page: Document) {
    // The element before which another is put is no new one.
    for (const place of [page.documentElement, page.head, page.body])
      for (const method of INSERTIONS)
        hearCalls(place, method, (here, ...args) =>
          this.#note(here, method === 'insertBefore' ? args.slice(0, 1) : args),
        );
  }

  #note(here: Error, args: readonly unknown[]): void {
    const addition = { here, at: performance.now() };
    const nodes = args.flatMap((arg) => (arg instanceof DocumentFragment ? [...arg.children] : [arg]));
    for (const node of nodes) if (node instanceof Element && !isOfBuild(node)) this.#added.set(node, addition);
    if (this.#added.size <= MOST_KEPT) return;
    for (const element of this.#added.keys()) if (!element.isConnected) this.#added.delete(element);
  }

  /** Takes away what is still there of those that were left. */
  takeLeft(judge: (addition: Addition) => Verdict): Left[] {
    const left: Left[] = [];
    for (const [element, addition] of this.#added) {
      const verdict = element.isConnected ? judge(addition) : undefined;
      if (verdict === 'kept') continue;
      this.#added.delete(element);
      if (!verdict) continue;
      left.push({ owner: verdict, what: described(element) });
      element.remove();
    }
    return left;
  }
}
