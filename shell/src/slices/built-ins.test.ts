// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepBuiltIns } from './built-ins.ts';

const builtIns = keepBuiltIns();
const restore = builtIns.heal;
const WHERE = { slice: 'mf-test', version: '1.0.0-aaaaaaaa', stage: 'mount' } as const;
afterEach(() => void restore());

describe('the built-ins of the page', () => {
  it('are left alone where nobody changed them', () => {
    expect(restore()).toEqual([]);
  });

  it.each([
    ['Array.prototype.map', Array.prototype, 'map'],
    ['Array.prototype.sort', Array.prototype, 'sort'],
    ['Object.keys', Object, 'keys'],
    ['Promise.prototype.then', Promise.prototype, 'then'],
    ['JSON.parse', JSON, 'parse'],
    ['Date.now', Date, 'now'],
    ['Math.max', Math, 'max'],
    ['Array iterator.next', Object.getPrototypeOf([].values()), 'next'],
    ['setTimeout', globalThis, 'setTimeout'],
    ['Node.prototype.insertBefore', Node.prototype, 'insertBefore'],
  ])('%s is put back and named', (name, owner, key) => {
    const before = Reflect.get(owner, key);
    Reflect.set(owner, key, () => {
      throw new Error('broken by a slice');
    });
    expect(restore()).toEqual([name]);
    expect(Reflect.get(owner, key)).toBe(before);
  });

  it('are kept anew where the shell replaces one itself', () => {
    const kept = keepBuiltIns();
    const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch') ?? {};
    Object.defineProperty(globalThis, 'fetch', { get: () => undefined, configurable: true });
    kept.keep('', globalThis, 'fetch');
    expect(kept.heal()).toEqual([]);
    Object.defineProperty(globalThis, 'fetch', before);
    expect(kept.heal()).toEqual(['fetch']);
    Object.defineProperty(globalThis, 'fetch', before);
  });

  it('are back when one was taken away', () => {
    Reflect.deleteProperty(Array.prototype, 'map');
    expect(restore()).toEqual(['Array.prototype.map']);
    expect([1].map((one) => one + 1)).toEqual([2]);
  });

  it('hide a name that would show up in every loop, and leave it to whoever added it', () => {
    Reflect.set(Object.prototype, 'extra', true);
    Reflect.set(Array.prototype, 'lastOf', () => undefined);
    expect(restore()).toEqual(['Object.prototype.extra', 'Array.prototype.lastOf']);
    const met: string[] = [];
    for (const key in ['one']) met.push(key);
    expect(met).toEqual(['0']);
    expect('extra' in {}).toBe(true);
    Reflect.deleteProperty(Object.prototype, 'extra');
    Reflect.deleteProperty(Array.prototype, 'lastOf');
  });

  it('have the enumerable names that they had before the start', () => {
    Reflect.set(Array.prototype, 'ofAnAddOn', () => undefined);
    expect(keepBuiltIns().heal()).toEqual([]);
    expect(Object.getOwnPropertyDescriptor(Array.prototype, 'ofAnAddOn')?.enumerable).toBe(true);
    Reflect.deleteProperty(Array.prototype, 'ofAnAddOn');
  });

  it('may gain what no loop sees, as a polyfill does', () => {
    Object.defineProperty(Array.prototype, 'lastOf', { value: () => undefined, configurable: true });
    expect(restore()).toEqual([]);
    Reflect.deleteProperty(Array.prototype, 'lastOf');
  });
});

const { then } = Promise.prototype;
const breakThen = () => Reflect.set(Promise.prototype, 'then', () => new Promise(() => {}));
const nail = (owner: object, key: string) =>
  Object.defineProperty(owner, key, { value: () => [], writable: false, configurable: false });

describe('a step of a release', () => {
  it('has failed with what it changed, whatever else it did; what was changed before is nobody’s', () => {
    Array.prototype.map = () => [];
    expect(builtIns.heal()).toEqual(['Array.prototype.map']);
    expect(builtIns.step(WHERE, () => 'done')).toBe('done');
    const breakSome = () => {
      Array.prototype.map = () => [];
      Reflect.set(Array.prototype, 'extra', true);
      throw new Error('and threw');
    };
    expect(() => builtIns.step(WHERE, breakSome)).toThrow(
      /VETO-205 it changed Array.prototype.map, Array.prototype.extra,/,
    );
    expect(() => builtIns.step(WHERE, () => JSON.parse('{'))).toThrow(SyntaxError);
    Reflect.deleteProperty(Array.prototype, 'extra');
  });

  it('has failed with what a setter did not take from it', () => {
    expect(builtIns.accuse('fetch')).toBe(false);
    expect(() => builtIns.step(WHERE, () => builtIns.accuse('fetch'))).toThrow(/it changed fetch,/);
    expect(builtIns.step(WHERE, () => 'done')).toBe('done');
  });
});

describe('a page', () => {
  const lost = vi.fn();
  const newPage = () => {
    lost.mockReset();
    return keepBuiltIns(lost);
  };

  it('is lost to a release that changed promises: nobody knows what waits for ever', () => {
    const page = newPage();
    expect(() => page.step(WHERE, () => Reflect.set(Array.prototype, 'map', () => []))).toThrow();
    expect(page.areLost()).toBe(false);
    expect(() => page.step(WHERE, breakThen)).toThrow();
    expect(page.areLost()).toBe(true);
    expect(lost).toHaveBeenCalledExactlyOnceWith(WHERE);
  });

  it('is lost to a release that nails one down, which is said once', () => {
    const page = newPage();
    expect(() => page.step(WHERE, () => nail(Array.prototype, 'toSpliced'))).toThrow(/Array.prototype.toSpliced/);
    expect([page.areLost(), page.heal(), page.blame(WHERE)]).toEqual([true, [], undefined]);
  });

  it('is not lost to anybody else, and works with what cannot be put back', () => {
    const page = newPage();
    breakThen();
    nail(Array.prototype, 'toSorted');
    expect(page.heal()).toEqual(['Array.prototype.toSorted', 'Promise.prototype.then']);
    expect(Promise.prototype.then).toBe(then);
    expect(page.step(WHERE, () => 'done')).toBe('done');
    expect([page.heal(), page.areLost()]).toEqual([[], false]);
    // Until the code of a release throws in its place.
    expect(page.blame(WHERE)?.message).toContain('Array.prototype.toSorted');
    expect(lost).toHaveBeenCalledExactlyOnceWith(WHERE);
  });
});
