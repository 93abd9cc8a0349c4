// @vitest-environment happy-dom
import { BEFORE_LEAVING } from '@veto/slice-kit/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createNavigate } from './navigate.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('goes on within the document, until a slice has spoilt it', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  let lost = false;
  const navigate = createNavigate(undefined, () => lost);
  navigate('/doctors');
  expect([location.pathname, assign.mock.calls.length]).toEqual(['/doctors', 0]);
  lost = true;
  navigate('/pets?new=1');
  expect(location.pathname).toBe('/doctors');
  expect(String(assign.mock.calls[0]?.[0])).toBe(`${location.origin}/pets?new=1`);
});

it('asks the page before it leaves, and lets a visitor go who insists', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const asked: string[] = [];
  const keep = (event: Event) => {
    asked.push((event as CustomEvent<string>).detail);
    event.preventDefault();
  };
  addEventListener(BEFORE_LEAVING, keep);
  const navigate = createNavigate(undefined);
  history.replaceState(null, '', '/for-vets/manage');
  navigate('/for-vets/manage#hours');
  expect([asked, location.hash]).toEqual([[], '#hours']);
  navigate('/dashboard?tab=appointments');
  expect([asked, location.pathname]).toEqual([['/dashboard?tab=appointments'], '/for-vets/manage']);
  vi.advanceTimersByTime(4000);
  navigate('/dashboard?tab=appointments');
  expect(location.pathname).toBe('/for-vets/manage');
  navigate('/dashboard?tab=appointments');
  expect(location.pathname).toBe('/dashboard');
  removeEventListener(BEFORE_LEAVING, keep);
  navigate('/pets');
  expect(location.pathname).toBe('/pets');
});
