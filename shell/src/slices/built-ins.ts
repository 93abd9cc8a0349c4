import { type FailureStage, VetoError } from '@veto/slice-kit/errors';

/** Not HTMLElement's, whose `focus` Chakra wraps, nor URLSearchParams', which polyfills repair in browsers of 2023. */
const PROTOTYPES = [
  Object,
  Function,
  Array,
  String,
  Number,
  RegExp,
  Promise,
  Map,
  Set,
  WeakMap,
  Date,
  Event,
  EventTarget,
  Node,
  Element,
  Document,
  History,
  Response,
].map(({ name, prototype }): [string, object] => [`${name}.prototype`, prototype]);
/** What React, the router and the shell itself work with, by the name that a report gives it. */
const OWNERS: readonly [string, object][] = [
  ['Object', Object],
  ['Array', Array],
  ['Promise', Promise],
  ['Date', Date],
  ['Math', Math],
  ['JSON', JSON],
  ['Reflect', Reflect],
  ...PROTOTYPES,
  // Loops take their next value by these.
  ...[[], new Map(), new Set()].map((each): [string, object] => [
    `${each.constructor.name} iterator`,
    Object.getPrototypeOf(each[Symbol.iterator]()) as object,
  ]),
];
/** What a page waits by. A test installs its clock before it opens the page. */
export const WAITING = `setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame
  requestIdleCallback cancelIdleCallback IntersectionObserver MutationObserver ResizeObserver`.split(/\s+/);
/** The window's own functions and classes; its handlers, such as `onerror`, are anybody's. */
const OF_WINDOW = [
  ...WAITING,
  ...`fetch Object Array Promise Map Set WeakMap WeakSet Symbol String Number Boolean Date Intl Error JSON queueMicrotask
  MessageChannel URL URLSearchParams AbortController AbortSignal Headers Request Response Event CustomEvent`.split(
    /\s+/,
  ),
];
/** Where one enumerable name more shows up in every loop. */
const CLOSED: readonly [string, object][] = [
  ['Object.prototype.', Object.prototype],
  ['Array.prototype.', Array.prototype],
];

type Where = { slice: string; version: string; stage: FailureStage };

interface Kept {
  name: string;
  owner: object;
  key: PropertyKey;
  descriptor: PropertyDescriptor;
}

/** What was found changed, and is back where it could be put back. */
interface Found {
  names: string[];
  /** One cannot be put back, or work that is under way may never go on: it waits by promises. */
  isLost: boolean;
}

export interface BuiltIns {
  /** Keeps something else as it is now; `name` is what a report calls its owner. */
  keep(name: string, owner: object, key: PropertyKey): void;
  /** Puts back what somebody changed, who need not be a slice: add-ons work on the same page. Returns its names. */
  heal(): string[];
  /**
   * A step of a release ends that began with `heal`: what is changed now is its doing, and is put back. Returns its failure;
   * undefined where nothing is changed.
   */
  endStep(where: Where): VetoError | undefined;
  /** Runs such a step; where it changed something it has failed for that, whatever else it did. */
  step<Result>(where: Where, run: () => Result): Result;
  /** Adds to what the step that is running has changed: what a setter did not take. False where none is. */
  accuse(name: string): boolean;
  /** The failure of a release whose code threw when it was called in the place of a built-in, whenever it was put there. */
  blame(where: Where): VetoError | undefined;
  /**
   * Whether the page is none any more for what a release has changed: a built-in was nailed down, or one was changed that
   * work under way depends on. Only another document has them as they should be.
   */
  areLost(): boolean;
}

const { ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;

function isAsKept(now: PropertyDescriptor | undefined, { value, get, set }: PropertyDescriptor): boolean {
  return now !== undefined && now.value === value && now.get === get && now.set === set;
}

/** By loops alone: an array's methods may be what is broken. */
function add(names: string[], more: readonly string[]): void {
  for (let at = 0; at < more.length; at++) names[names.length] = more[at] as string;
}

/**
 * Keeps the built-ins of the page as they are now. Works with what it kept, never with what may be broken. `onLost` hears of the
 * release that has spoilt the page for good.
 */
export function keepBuiltIns(onLost: (where: Where) => void = () => {}): BuiltIns {
  const kept: Kept[] = [];
  /** What nobody can put back, as long as nobody knows who did it. */
  let nailed: string[] = [];
  let lost = false;
  let accused: string[] | undefined;
  const keep = (prefix: string, owner: object, key: PropertyKey) => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    if (!descriptor) return;
    const known = kept.findIndex((each) => each.owner === owner && each.key === key);
    kept[known < 0 ? kept.length : known] = { name: `${prefix}${String(key)}`, owner, key, descriptor };
  };
  for (const [name, owner] of OWNERS) for (const key of ownKeys(owner)) keep(`${name}.`, owner, key);
  for (const key of OF_WINDOW) keep('', globalThis, key);
  const hide = namesToHide();

  const putBack = (): Found => {
    const found: Found = { names: [], isLost: false };
    for (let at = 0; at < kept.length; at++) {
      const { name, owner, key, descriptor } = kept[at] as Kept;
      const now = getOwnPropertyDescriptor(owner, key);
      if (isAsKept(now, descriptor)) continue;
      found.names[found.names.length] = name;
      if (owner === Promise || owner === Promise.prototype) found.isLost = true;
      if (defineProperty(owner, key, descriptor)) continue;
      found.isLost = true;
      nailed[nailed.length] = name;
      // It is said once.
      if (now) kept[at] = { name, owner, key, descriptor: now };
    }
    add(found.names, hide());
    return found;
  };
  const failureOf = ({ names, isLost }: Found, where: Where): VetoError | undefined => {
    if (names.length === 0) return undefined;
    lost ||= isLost;
    if (isLost) onLost(where);
    return changedBuiltIns(names, where);
  };
  const builtIns: BuiltIns = {
    keep: (name, owner, key) => keep(name && `${name}.`, owner, key),
    heal: () => putBack().names,
    endStep(where) {
      const before = nailed;
      nailed = [];
      const found = putBack();
      nailed = before;
      add(found.names, accused ?? []);
      accused = undefined;
      return failureOf(found, where);
    },
    step(where, run) {
      accused = [];
      const outcome = outcomeOf(run);
      const failure = builtIns.endStep(where);
      if (failure) throw failure;
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    },
    accuse(name) {
      if (accused) add(accused, [name]);
      return accused !== undefined;
    },
    blame(where) {
      const found = putBack();
      const isLost = found.isLost || nailed.length > 0;
      const names = nailed;
      nailed = [];
      // Where a timer or an observer was written over, an add-on did: slices' writes are not taken.
      for (let at = 0; at < found.names.length; at++)
        if (!WAITING.includes(found.names[at] as string)) add(names, [found.names[at] as string]);
      return failureOf({ names, isLost }, where);
    },
    areLost: () => lost,
  };
  return builtIns;
}

function outcomeOf<Result>(run: () => Result): { result: Result } | { error: unknown } {
  try {
    return { result: run() };
  } catch (error) {
    return { error };
  }
}

/** The failure of a release that changed these. */
export function changedBuiltIns(names: readonly string[], where: Where): VetoError {
  let listed = '';
  for (let at = 0; at < names.length; at++) listed += `${at > 0 ? ', ' : ''}${names[at]}`;
  return new VetoError('VETO-205', `it changed ${listed}, which the page works with`, where);
}

/** Hides the names that loops over objects or arrays meet, and did not before; they stay, for whoever added them. */
function namesToHide(): () => string[] {
  const known: Record<PropertyKey, true> = Object.create(null);
  const isNew = (prefix: string, owner: object, key: PropertyKey) =>
    getOwnPropertyDescriptor(owner, key)?.enumerable === true && !known[`${prefix}${String(key)}`];
  for (const [prefix, owner] of CLOSED)
    for (const key of ownKeys(owner)) if (isNew(prefix, owner, key)) known[`${prefix}${String(key)}`] = true;
  return () => {
    const names: string[] = [];
    for (let each = 0; each < CLOSED.length; each++) {
      const [prefix, owner] = CLOSED[each] as [string, object];
      const keys = ownKeys(owner);
      for (let at = 0; at < keys.length; at++) {
        const key = keys[at] as PropertyKey;
        if (!isNew(prefix, owner, key)) continue;
        // One that cannot be hidden is met from now on.
        if (!defineProperty(owner, key, { enumerable: false })) known[`${prefix}${String(key)}`] = true;
        names[names.length] = `${prefix}${String(key)}`;
      }
    }
    return names;
  };
}
