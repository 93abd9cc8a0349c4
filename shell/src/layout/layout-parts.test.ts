// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { completeArrival } from '../site/arrival.ts';
import { layoutParts } from './layout-parts.ts';

const { startSlices, openSlot } = vi.hoisted(() => {
  const openSlot = vi.fn();
  return { openSlot, startSlices: vi.fn(async () => ({ openSlot })) };
});
vi.mock('../slices/run-slices.ts', () => ({ startSlices }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('opens none before the first page has taken the place of the first paint', async () => {
  document.documentElement.dataset.shownFirst = 'page';
  const opening = layoutParts();
  completeArrival({ title: 'Doctors', description: undefined, lang: 'en' });
  await settled();
  expect(startSlices).not.toHaveBeenCalled();
  delete document.documentElement.dataset.shownFirst;
  expect(await opening).toBe(openSlot);
});
