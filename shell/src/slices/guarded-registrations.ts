import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

/**
 * Lets slices register again what a document takes once, names of elements and of registered custom properties: the first one stays.
 * Else the next release of a slice would throw in every open tab, and the release before it where that one failed. `onAgain` hears
 * of each.
 */
export function guardRegistrations(onAgain: (owner: Owner, what: string) => void): void {
  const { prototype } = CustomElementRegistry;
  const { define, get } = prototype;
  const defined = new WeakSet<CustomElementConstructor>();
  prototype.define = function (name, element, options) {
    const first = get.call(this, name);
    const owner = first && sliceBehind(new Error());
    if (!owner) return define.call(this, name, element, options);
    onAgain(owner, `<${name}>`);
    if (first === element || defined.has(element)) return;
    // Under any name, or `new` would throw; under one alone, or `define` would.
    defined.add(element);
    let unused = name;
    while (get.call(this, unused)) unused += '-';
    define.call(this, unused, element, options);
  };
  // Not in every browser.
  const { registerProperty } = CSS;
  if (!registerProperty) return;
  CSS.registerProperty = (definition) => {
    try {
      registerProperty.call(CSS, definition);
    } catch (error) {
      const owner = (error as Error).name === 'InvalidModificationError' && sliceBehind(new Error());
      if (!owner) throw error;
      onAgain(owner, definition.name);
    }
  };
}
