import type { BuiltIns } from './built-ins.ts';

/**
 * Has `set` decide on each value that the document's property is given, by the prototype's setter too, which `builtIns` keeps. The error
 * that it gets was made in that setter; `write` does what the setter always did. Does nothing where the browser has no such property.
 */
export function guardSetter(
  builtIns: Pick<BuiltIns, 'keep'>,
  name: 'title' | 'designMode',
  set: (write: () => void, here: Error, value: unknown) => void,
): void {
  let prototype: object | null = document;
  while (prototype && !Object.hasOwn(prototype, name)) prototype = Object.getPrototypeOf(prototype) as object | null;
  const found = prototype && Object.getOwnPropertyDescriptor(prototype, name);
  const original = found?.set;
  if (!prototype || !original) return;
  Object.defineProperty(prototype, name, {
    ...found,
    set(this: Document, value: unknown) {
      const write = () => original.call(this, value);
      if (this === document) set(write, new Error(), value);
      else write();
    },
  });
  builtIns.keep('Document.prototype', prototype, name);
}
