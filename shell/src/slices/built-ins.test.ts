// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { keepBuiltIns } from './built-ins.ts';

const { putBack: restore } = keepBuiltIns();
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
    ['Node.prototype.insertBefore', Node.prototype, 'insertBefore'],
  ])('%s is put back and named', (name, owner, key) => {
    const before = Reflect.get(owner, key);
    Reflect.set(owner, key, () => {
      throw new Error('broken by a slice');
    });
    expect(restore()).toEqual([name]);
    expect(Reflect.get(owner, key)).toBe(before);
  });

  it('are back when one was taken away', () => {
    Reflect.deleteProperty(Array.prototype, 'map');
    expect(restore()).toEqual(['Array.prototype.map']);
    expect([1].map((one) => one + 1)).toEqual([2]);
  });

  it('lose a name that would show up in every loop', () => {
    Reflect.set(Object.prototype, 'extra', true);
    expect(restore()).toEqual(['Object.prototype.extra']);
    expect(Object.keys({}).length).toBe(0);
    expect('extra' in {}).toBe(false);
  });

  it('are lost when promises were changed: nobody knows what waits for ever', () => {
    const { putBack, areLost: areTheseLost } = keepBuiltIns();
    Array.prototype.map = () => [];
    putBack();
    expect(areTheseLost()).toBe(false);
    Reflect.set(Promise.prototype, 'then', () => new Promise(() => {}));
    putBack();
    expect(areTheseLost()).toBe(true);
  });

  it('are lost when one is nailed down, which is said once', () => {
    const { putBack, areLost } = keepBuiltIns();
    expect(areLost()).toBe(false);
    Object.defineProperty(Array.prototype, 'toSpliced', { value: () => [], writable: false, configurable: false });
    expect(putBack()).toEqual(['Array.prototype.toSpliced']);
    expect(areLost()).toBe(true);
    expect(putBack()).toEqual([]);
  });

  it('may gain what no loop sees, as a polyfill does', () => {
    Object.defineProperty(Array.prototype, 'lastOf', { value: () => undefined, configurable: true });
    expect(restore()).toEqual([]);
    Reflect.deleteProperty(Array.prototype, 'lastOf');
  });
});
