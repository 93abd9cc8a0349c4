// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Owner } from '../failures/stack-owner.ts';
import { watchFrameLocks } from './frame-locks.ts';

let running: Owner | undefined;
vi.mock('../failures/page-owner.ts', () => ({ sliceBehind: () => running }));

const PETS = { slice: 'mf-pets', version: '1.0.0-aaaaaaaa' };

it('opens what hides the page or keeps it from presses, and names the slice that set it', async () => {
  document.body.innerHTML = '<div id="veto"><header></header></div>';
  const onChange = vi.fn();
  const { open } = watchFrameLocks(onChange, () => PETS);
  expect(open(new Map())).toBeUndefined();
  document.body.style.visibility = 'hidden';
  expect(open(new Map())).toEqual({ what: 'visibility of <body>', by: undefined });
  running = PETS;
  document.documentElement.setAttribute('inert', '');
  running = undefined;
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(open(new Map())).toEqual({ what: 'inert of <html>', by: PETS });
  expect(document.documentElement.hasAttribute('inert')).toBe(false);
});
