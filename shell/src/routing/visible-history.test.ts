// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goTo, keepTo } from './visible-history.ts';

const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
const href = (path: string) => `${location.origin}${path}`;

beforeEach(() => {
  history.replaceState(null, '', '/passport#s3cret');
  keepTo(({ pathname }) => pathname === '/passport');
});
afterEach(() => {
  keepTo(() => true);
  assign.mockClear();
  replace.mockClear();
});

it('a document that is kept to one page loads every other one anew', () => {
  goTo('/pets');
  expect(assign).toHaveBeenCalledExactlyOnceWith(href('/pets'));
  goTo('/doctors?city=all', { replace: true });
  expect(replace).toHaveBeenCalledExactlyOnceWith(href('/doctors?city=all'));
  history.pushState(null, '', '/appointments');
  expect(assign).toHaveBeenLastCalledWith(href('/appointments'));
  expect(location.pathname + location.hash).toBe('/passport#s3cret');
});

it('moves about within that page as ever', () => {
  goTo('/passport?part=2#s3cret');
  history.replaceState({ scroll: 40 }, '');
  expect(location.search).toBe('?part=2');
  expect(assign).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

it('leaves it to the browser to refuse the address of another site', () => {
  expect(() => history.pushState(null, '', 'https://elsewhere.example/')).toThrow();
  expect(assign).not.toHaveBeenCalled();
});
