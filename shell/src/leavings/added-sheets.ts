import { hearAdoptions } from '../slices/adopted-sheets.ts';
import { type Addition, type Left, MOST_KEPT, type Verdict } from './addition.ts';

/** Style sheets that scripts have made, and the document has adopted. */
export class AddedSheets {
  readonly #added = new Map<unknown, Addition>();

  constructor() {
    hearAdoptions((here, sheets) => {
      const there: readonly unknown[] = document.adoptedStyleSheets;
      for (const each of this.#added.keys())
        if (this.#added.size > MOST_KEPT && !there.includes(each)) this.#added.delete(each);
      const addition = { here, at: performance.now() };
      for (const each of sheets) if (!there.includes(each)) this.#added.set(each, addition);
    });
  }

  /** Gives up those that were left. */
  takeLeft(judge: (addition: Addition) => Verdict): Left[] {
    const left: Left[] = [];
    const kept = document.adoptedStyleSheets.filter((sheet) => {
      const addition = this.#added.get(sheet);
      const verdict = addition && judge(addition);
      if (!verdict || verdict === 'kept') return true;
      left.push({ owner: verdict, what: 'a sheet of adoptedStyleSheets' });
      return false;
    });
    if (left.length > 0) document.adoptedStyleSheets = kept;
    return left;
  }
}
