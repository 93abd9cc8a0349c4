import { expect, it } from 'vitest';
import { cookieOf, keptWish, queryOf, wishIn } from './wish.ts';

const SECRET = 'AbCdEfGhIjKlMnOpQrStUv_-';
const read = (query: string) => wishIn(new URLSearchParams(query));

it('reads a wish from an address, and from the cookie that keeps it', () => {
  for (const query of ['?veto-revision=12', `?veto-preview=${SECRET}`]) {
    const wish = read(query);
    if (!wish || wish === 'unreadable') throw new Error(`${query} is no wish`);
    expect(queryOf(wish)).toBe(query);
    const [pair = ''] = cookieOf(wish).split(';');
    expect(keptWish(`veto_visitor=7; ${pair}`)).toEqual(wish);
  }
  expect(read('?city=Warsaw')).toBeNull();
  expect(keptWish('veto_visitor=7')).toBeNull();
});

it.each([
  'veto-revision=0',
  'veto-revision=-1',
  'veto-revision=1e3',
  'veto-revision=',
  'veto-revision=999999999',
  'veto-preview=short',
  'veto-preview=../../../../../../etc/passwd',
  `veto-preview=${SECRET}/pets`,
  `veto-preview=${'a'.repeat(10_000)}`,
  `veto-preview=${SECRET}&veto-preview=${SECRET}`,
  `veto-preview=${SECRET}&veto-revision=2`,
])('says that %s cannot be read', (query) => expect(read(query)).toBe('unreadable'));

it('keeps nothing when it ends', () => expect(cookieOf(null)).toMatch(/^veto_shown=; Max-Age=0;/));
