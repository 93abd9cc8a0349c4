import { expect, it } from 'vitest';
import { hrefAfter, listStartOf } from './list-start.ts';

const next = { score: 4.62, id: '5eed', slot: '2026-11-24T09:00:00', total: 51 };
const read = (search: string) => listStartOf(new URLSearchParams(search));

it('comes back from the address of what follows', () => {
  for (const href of ['/doctors', '/doctors?city=Gdynia']) {
    const following = hrefAfter(href, next) ?? '';
    expect(following.startsWith(href)).toBe(true);
    expect(read(following.slice(following.indexOf('?')))).toEqual({ after: next });
  }
  expect(hrefAfter('/doctors', null)).toBeNull();
});

it.each(['', 'after=', 'after=null', 'after=7', 'after=[1]', 'after={'])('is the start for %j', (search) => {
  expect(read(search)).toEqual({});
});
