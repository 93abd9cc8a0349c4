// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteLocation } from './site-location.ts';
import { goTo } from './visible-history.ts';

const owns = vi.fn(() => true);
const tell = vi.fn();
let stop = () => {};

beforeEach(() => {
  goTo('/pets?tab=all#luna');
  owns.mockReturnValue(true);
  tell.mockClear();
});
afterEach(() => stop());

it('says where the visitor is, with the same object until they move', () => {
  const site = createSiteLocation(owns);
  const first = site.read();
  expect(first).toMatchObject({ pathname: '/pets', search: '?tab=all', hash: '#luna', state: null });
  expect(site.read()).toBe(first);
  goTo('/pets/7', { state: { from: 'list' } });
  expect(site.read()).toMatchObject({ pathname: '/pets/7', search: '', state: { from: 'list' } });
});

it('tells of every move, whoever makes it, before the call returns', () => {
  stop = createSiteLocation(owns).follow(tell);
  goTo('/pets/7');
  history.pushState(null, '', '/pets/8');
  goTo('/pets', { replace: true });
  expect(tell).toHaveBeenCalledTimes(3);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(tell).toHaveBeenCalledTimes(4);
  stop();
  goTo('/pets/9');
  expect(tell).toHaveBeenCalledTimes(4);
});

it('keeps the last address of a tree that the visitor has left, and follows again when they are back', () => {
  const site = createSiteLocation(owns);
  const pets = site.read();
  owns.mockReturnValue(false);
  goTo('/doctors');
  expect(site.read()).toBe(pets);
  owns.mockReturnValue(true);
  goTo('/pets/7');
  expect(site.read().pathname).toBe('/pets/7');
});

it('has an address to begin with, also for a tree that does not answer there', () => {
  owns.mockReturnValue(false);
  expect(createSiteLocation(owns).read().pathname).toBe('/pets');
});
