import { afterEach, expect, it, vi } from 'vitest';
import { createNavigate } from './navigate.ts';

afterEach(() => vi.restoreAllMocks());

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
