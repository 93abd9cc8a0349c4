import { VetoError } from '@veto/slice-kit/errors';
import { reportOnce } from '../failures/failure-report.ts';
import { sliceBehind } from '../failures/page-owner.ts';
import type { Owner } from '../failures/stack-owner.ts';

let isGuarded = false;

/**
 * Lets slices register again what a document takes once, names of elements and of registered custom properties: the first one stays,
 * which is reported. Else the next release of a slice would throw in every open tab, and the release before it where that one failed.
 */
export function guardRegistrations(reportUrl: string): void {
  if (isGuarded) return;
  isGuarded = true;
  const onAgain = (by: Owner, what: string) => {
    const detail = `it registered ${what} again, and the first one stays`;
    reportOnce(new VetoError('VETO-208', detail, { ...by, stage: 'left' }), reportUrl);
  };
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
