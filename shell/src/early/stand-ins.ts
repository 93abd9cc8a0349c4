/**
 * What the oldest browsers of the baseline lack of the built-ins that the site works with. A younger one that has no stand-in here
 * is refused by the linter (`slice-kit/lint/young-built-ins.grit`).
 */
export function standIn(): void {
  add(Promise, 'withResolvers', function <Value>(this: PromiseConstructor) {
    let settle: [(value: Value) => void, (reason: unknown) => void] | undefined;
    const promise = new this<Value>((...both) => {
      settle = both;
    });
    return { promise, resolve: settle?.[0], reject: settle?.[1] };
  });
  addToArrays();
  add(Map, 'groupBy', <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, nth: number) => Key) => {
    const groups = new Map<Key, Item[]>();
    let nth = 0;
    for (const item of items) {
      const key = keyOf(item, nth++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  });
  add(URL, 'canParse', (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  });
  add(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
    }
    return controller.signal;
  });
}

function addToArrays(): void {
  const changed = (change: (copy: unknown[], args: unknown[]) => void) =>
    function (this: ArrayLike<unknown>, ...args: unknown[]) {
      const copy = Array.from(this);
      change(copy, args);
      return copy;
    };
  add(
    Array.prototype,
    'toSorted',
    changed((copy, args) => copy.sort(...(args as []))),
  );
  add(
    Array.prototype,
    'toReversed',
    changed((copy) => copy.reverse()),
  );
  add(
    Array.prototype,
    'toSpliced',
    changed((copy, args) => copy.splice(...(args as [number, number]))),
  );
}

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}
