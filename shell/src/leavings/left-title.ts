import type { Addition, Left, Verdict } from './addition.ts';

/** Keeps the title of the page from slices that have left it: what they write is not taken. */
export class LeftTitle {
  readonly #refused = new Map<string, Left>();

  constructor(page: Document, judge: (addition: Addition) => Verdict) {
    const { get, set } = accessorOf(page, 'title');
    if (!get || !set) return;
    const leftBy = (addition: Addition): Verdict => {
      try {
        return judge(addition);
      } catch {
        // In a page whose built-ins are lost: its card has a title, too.
        return undefined;
      }
    };
    Object.defineProperty(page, 'title', {
      configurable: true,
      get: () => get.call(page) as unknown,
      set: (text: unknown) => {
        const owner = leftBy({ here: new Error(), at: performance.now() });
        if (!owner || owner === 'kept') set.call(page, text);
        else this.#refused.set(`${owner.slice}@${owner.version}`, { owner, what: 'a title that it went on to write' });
      },
    });
  }

  takeLeft(): Left[] {
    const left = [...this.#refused.values()];
    this.#refused.clear();
    return left;
  }
}

/** Where an object has a property from. */
function accessorOf(object: object, name: string): Pick<PropertyDescriptor, 'get' | 'set'> {
  for (let owner: object | null = object; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found) return found;
  }
  return {};
}
