import { type FailureStage, VetoError } from '@veto/slice-kit/errors';

/** What React, the router and the shell itself work with, by the name that a report gives it. */
const OWNERS: readonly [string, object][] = [
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['Array', Array],
  ['Array.prototype', Array.prototype],
  ['String.prototype', String.prototype],
  ['Number.prototype', Number.prototype],
  ['RegExp.prototype', RegExp.prototype],
  ['Promise', Promise],
  ['Promise.prototype', Promise.prototype],
  ['Map.prototype', Map.prototype],
  ['Set.prototype', Set.prototype],
  ['WeakMap.prototype', WeakMap.prototype],
  ['JSON', JSON],
  ['Reflect', Reflect],
  ['EventTarget.prototype', EventTarget.prototype],
  ['Node.prototype', Node.prototype],
  ['Element.prototype', Element.prototype],
  ['Document.prototype', Document.prototype],
  ['History.prototype', History.prototype],
];
/** Of the window only what nobody has a reason to replace: timers are a test's, handlers are anybody's. */
const OF_WINDOW = [
  'fetch',
  'Object',
  'Array',
  'Promise',
  'Map',
  'Set',
  'JSON',
  'queueMicrotask',
  'MessageChannel',
  'URL',
];
/** What waits, waits by these; who has asked a broken one is never told. */
const OF_CHAINS = new Set<object>([Promise, Promise.prototype]);
/** Where one enumerable name more shows up in every loop. */
const CLOSED = new Set<object>([Object.prototype, Array.prototype]);

interface Kept {
  name: string;
  owner: object;
  key: PropertyKey;
  descriptor: PropertyDescriptor;
}

export interface BuiltIns {
  /** Puts back whatever has been changed, and names it ('Array.prototype.map'); empty when nothing was. */
  putBack(): string[];
  /**
   * Whether the page is none any more for having been changed: a built-in was nailed down and cannot be put back, or one
   * was changed that work under way depends on. Only another document has them as they should be.
   */
  areLost(): boolean;
}

/** Keeps the built-ins of the page as they are now. Works with what it kept, never with what may be broken. */
export function keepBuiltIns(): BuiltIns {
  const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
  const kept: Kept[] = [];
  const keep = (name: string, owner: object, key: PropertyKey) => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    if (descriptor) kept[kept.length] = { name: `${name}${String(key)}`, owner, key, descriptor };
  };
  for (const [name, owner] of OWNERS) for (const key of ownKeys(owner)) keep(`${name}.`, owner, key);
  for (const key of OF_WINDOW) keep('', globalThis, key);

  let lost = false;
  const putBack = () => {
    const changed: string[] = [];
    for (let at = 0; at < kept.length; at++) {
      const { name, owner, key, descriptor } = kept[at] as Kept;
      const now = getOwnPropertyDescriptor(owner, key);
      if (now && now.value === descriptor.value && now.get === descriptor.get && now.set === descriptor.set) continue;
      // Work that was chained meanwhile may never go on.
      if (OF_CHAINS.has(owner)) lost = true;
      if (!defineProperty(owner, key, descriptor)) {
        lost = true;
        // It is said once.
        if (now) kept[at] = { name, owner, key, descriptor: now };
      }
      changed[changed.length] = name;
    }
    for (let at = 0; at < OWNERS.length; at++) {
      const [name, owner] = OWNERS[at] as [string, object];
      if (!CLOSED.has(owner)) continue;
      const keys = ownKeys(owner);
      for (let each = 0; each < keys.length; each++) {
        const key = keys[each] as PropertyKey;
        if (!getOwnPropertyDescriptor(owner, key)?.enumerable) continue;
        deleteProperty(owner, key);
        changed[changed.length] = `${name}.${String(key)}`;
      }
    }
    return changed;
  };
  return { putBack, areLost: () => lost };
}

/** The failure of a slice that changed built-ins of the page. */
export function changedBuiltIns(
  names: readonly string[],
  where: { slice: string; version: string; stage: FailureStage },
): VetoError {
  return new VetoError('VETO-205', `it changed ${names.join(', ')}, which the page works with`, where);
}
