/**
 * Reports each call of one object's method before the method does what it always did. `hear` gets an error whose stack begins
 * here, with the caller as its second frame, and the arguments; a function that it returns gets the result.
 */
export function hearCalls(target: object, name: string, hear: (here: Error, ...args: unknown[]) => unknown): void {
  const original: unknown = Reflect.get(target, name);
  if (typeof original !== 'function') return;
  const value = function (this: unknown, ...args: unknown[]): unknown {
    // The methods of a window are called without one, too.
    const self = this ?? target;
    const heard = self === target ? hear(new Error(), ...args) : undefined;
    const result: unknown = Reflect.apply(original, self, args);
    if (typeof heard === 'function') heard(result);
    return result;
  };
  // A slice may have frozen what is heard: then it is not.
  Reflect.defineProperty(target, name, { value, writable: true, configurable: true });
}

/** Where an object has a property from. */
export function accessorOf(object: object, name: string): Pick<PropertyDescriptor, 'get' | 'set'> {
  for (let owner: object | null = object; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (found) return found;
  }
  return {};
}
