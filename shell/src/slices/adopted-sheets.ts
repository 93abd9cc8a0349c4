import { accessorOf, hearCalls } from '../failures/hear-calls.ts';

type Hear = (here: Error, sheets: readonly unknown[]) => void;

const hearers: Hear[] = [];

/**
 * Reports the style sheets that the document adopts by a script of the page: those of a new list, and those that come into the
 * list by its methods. `hear` gets them before they are there, and an error whose stack begins here, with the script that adopts
 * as its second frame.
 */
export function hearAdoptions(hear: Hear): void {
  if (hearers.push(hear) > 1) return;
  const tell: Hear = (here, sheets) => {
    for (const each of hearers) each(here, sheets);
  };
  const { get, set } = accessorOf(document, 'adoptedStyleSheets');
  if (!get || !set) return;
  const list = document.adoptedStyleSheets;
  for (const name of ['push', 'unshift']) hearCalls(list, name, (here, ...sheets) => tell(here, sheets));
  hearCalls(list, 'splice', (here, _at, _count, ...sheets) => tell(here, sheets));
  Reflect.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    enumerable: true,
    get: () => get.call(document) as unknown,
    set(given: Iterable<unknown>) {
      const sheets = [...given];
      tell(new Error(), sheets);
      set.call(document, sheets);
    },
  });
}
