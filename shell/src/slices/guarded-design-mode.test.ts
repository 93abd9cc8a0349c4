// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { guardDesignMode } from './guarded-design-mode.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

it('switches off what somebody has switched on, and lets a bookmarklet do it again, but no slice', () => {
  let mode = 'on';
  Object.defineProperty(Object.getPrototypeOf(document), 'designMode', {
    configurable: true,
    get: () => mode,
    set: (value: string) => {
      mode = value;
    },
  });
  const [onSlice, onOther] = [vi.fn(), vi.fn()];
  guardDesignMode({ keep: vi.fn() }, onSlice, onOther);
  expect([mode, onOther.mock.calls.length]).toEqual(['off', 1]);
  running = PETS;
  document.designMode = 'on';
  expect([mode, onSlice.mock.calls]).toEqual(['off', [[PETS]]]);
  running = undefined;
  document.designMode = 'on';
  expect([mode, onSlice.mock.calls.length, onOther.mock.calls.length]).toEqual(['on', 1, 1]);
  running = PETS;
  document.designMode = 'off';
  expect(mode).toBe('off');
});
