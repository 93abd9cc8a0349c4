// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { guardRegistrations } from './guarded-registrations.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));
const { define } = CustomElementRegistry.prototype;
const pets = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

afterEach(() => {
  running = undefined;
  CustomElementRegistry.prototype.define = define;
  vi.unstubAllGlobals();
});

it('keeps the first definition of an element, and has a slice’s second one work with `new`', () => {
  const onAgain = vi.fn();
  guardRegistrations(onAgain);
  class First extends HTMLElement {}
  class Second extends HTMLElement {}
  customElements.define('pet-gauge', First);
  expect(() => customElements.define('pet-gauge', Second), 'an add-on’s own matter').toThrow('already been used');
  running = pets;
  customElements.define('pet-gauge', Second);
  customElements.define('pet-gauge', Second);
  customElements.define('pet-gauge', First);
  expect(document.createElement('pet-gauge')).toBeInstanceOf(First);
  expect(new Second()).toBeInstanceOf(HTMLElement);
  expect(onAgain.mock.calls).toEqual([
    [pets, '<pet-gauge>'],
    [pets, '<pet-gauge>'],
    [pets, '<pet-gauge>'],
  ]);
});

it('keeps the first registration of a custom property, and tells its errors', () => {
  const names = new Set<string>();
  vi.stubGlobal('CSS', {
    registerProperty({ name, syntax }: PropertyDefinition) {
      if (syntax === '<nonsense>') throw new DOMException('no syntax', 'SyntaxError');
      if (names.has(name)) throw new DOMException('registered', 'InvalidModificationError');
      names.add(name);
    },
  });
  const onAgain = vi.fn();
  guardRegistrations(onAgain);
  const turn = { name: '--turn', syntax: '<angle>', inherits: false, initialValue: '0deg' };
  CSS.registerProperty(turn);
  expect(() => CSS.registerProperty(turn)).toThrow('registered');
  running = pets;
  CSS.registerProperty(turn);
  expect(() => CSS.registerProperty({ ...turn, syntax: '<nonsense>' })).toThrow('no syntax');
  expect(onAgain.mock.calls).toEqual([[pets, '--turn']]);
});
