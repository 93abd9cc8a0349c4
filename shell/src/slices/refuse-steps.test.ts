// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { refuseSteps } from './refuse-steps.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

/** Cookies are of real browsers: `slice drill` plays them. */
it('keeps a slice from writing the document anew, and no add-on', () => {
  const write = vi.spyOn(document, 'write').mockImplementation(() => {});
  const onSlice = vi.fn();
  refuseSteps(onSlice);
  running = PETS;
  document.write('<p>Gone</p>');
  expect(write).not.toHaveBeenCalled();
  expect(onSlice).toHaveBeenCalledExactlyOnceWith(PETS, new Error('document.write'));
  running = undefined;
  document.write('<p>Mine</p>');
  expect(write).toHaveBeenCalledExactlyOnceWith('<p>Mine</p>');
});
