// @vitest-environment happy-dom
import { sessionStore } from '@veto/shared-data/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChosenTime, useChosenTime } from './use-chosen-time.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@veto/shared-data/schedule', async (original) => ({
  ...(await original<object>()),
  useBookableSlots: () => ({}),
}));
vi.mock('@veto/shared-data/booking', async (original) => ({ ...(await original<object>()), useTypesToBook: () => [] }));

const navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() };
const SLOT = { date: '2026-12-03', time: '10:00' };
let chosen: ChosenTime;
let root: Root;

function Part() {
  chosen = useChosenTime('v1');
  return null;
}

const showAt = (pathname: string) =>
  act(async () =>
    root.render(
      <Router location={pathname} navigator={navigator}>
        <Part />
      </Router>,
    ),
  );

beforeEach(() => {
  sessionStore.setState({ state: 'owner', userId: 'anna' }, true);
  vi.clearAllMocks();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

it.each(['/veterinarian/v1', '/pl/veterinarian/v1'])('a time chosen on %s stands in its address', async (page) => {
  await showAt(page);
  await act(async () => chosen.choose(SLOT));
  const [to] = navigator.replace.mock.lastCall ?? [];
  expect(to).toMatchObject({ pathname: page, search: '?date=2026-12-03&time=10%3A00' });
});

it('a sheet that closes because the visitor goes to another page writes nothing into the address of that page', async () => {
  await showAt('/veterinarian/v1');
  await showAt('/');
  await act(async () => chosen.choose(SLOT));
  await act(async () => chosen.clear());
  expect(navigator.replace).not.toHaveBeenCalled();
});
