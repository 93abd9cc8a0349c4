// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';

let running: Owner | undefined;
const reportOnce = vi.hoisted(() => vi.fn());
vi.mock('../failures/failure-report.ts', () => ({ reportOnce }));
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));
const { define } = CustomElementRegistry.prototype;

/** Once in a document: each test has a module of its own. */
async function guard(): Promise<void> {
  vi.resetModules();
  const { guardRegistrations } = await import('./guarded-registrations.ts');
  guardRegistrations('/_reports');
  guardRegistrations('/_reports');
}

/** Of whom and what is told. */
const told = () =>
  reportOnce.mock.calls.map(([{ slice, message }]) => [slice, /registered (\S+) again/.exec(message)?.[1]]);
const pets = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

afterEach(() => {
  running = undefined;
  reportOnce.mockClear();
  CustomElementRegistry.prototype.define = define;
  vi.unstubAllGlobals();
});

it('keeps the first definition of an element, and has a slice’s second one work with `new`', async () => {
  await guard();
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
  expect(told()).toEqual([
    ['mf-pets', '<pet-gauge>'],
    ['mf-pets', '<pet-gauge>'],
    ['mf-pets', '<pet-gauge>'],
  ]);
});

it('keeps the first registration of a custom property, and tells its errors', async () => {
  const names = new Set<string>();
  vi.stubGlobal('CSS', {
    registerProperty({ name, syntax }: PropertyDefinition) {
      if (syntax === '<nonsense>') throw new DOMException('no syntax', 'SyntaxError');
      if (names.has(name)) throw new DOMException('registered', 'InvalidModificationError');
      names.add(name);
    },
  });
  await guard();
  const turn = { name: '--turn', syntax: '<angle>', inherits: false, initialValue: '0deg' };
  CSS.registerProperty(turn);
  expect(() => CSS.registerProperty(turn)).toThrow('registered');
  running = pets;
  CSS.registerProperty(turn);
  expect(() => CSS.registerProperty({ ...turn, syntax: '<nonsense>' })).toThrow('no syntax');
  expect(told()).toEqual([['mf-pets', '--turn']]);
});
