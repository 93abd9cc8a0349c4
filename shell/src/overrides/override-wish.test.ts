import { expect, it } from 'vitest';
import { parseWish, refusalOf } from './override-wish.ts';

it.each([
  ['mf-owner@http://localhost:4001/', 'mf-owner', 'http://localhost:4001/'],
  ['mf-owner@http://localhost:4001', 'mf-owner', 'http://localhost:4001/'],
  ['mf-owner@https://builds.example/pr-7?x=1#y', 'mf-owner', 'https://builds.example/pr-7/'],
])('reads %s', (text, slice, address) => {
  expect(parseWish(text)).toEqual({ slice, address });
});

it.each(['', 'mf-owner', '@http://localhost:4001/', 'mf-owner@localhost:4001', 'mf-owner@javascript:alert(1)'])(
  'takes %s for no wish',
  (text) => expect(parseWish(text)).toBeNull(),
);

const wish = { slice: 'mf-owner', address: 'http://localhost:4001/' };
const open = { allowOverrides: true, overrideOrigins: ['http://localhost:4001'] };

it('refuses unless the site allows it, lists the origin and has the slice', () => {
  expect(refusalOf(wish, open, ['mf-owner'])).toBeNull();
  expect(refusalOf(wish, { ...open, allowOverrides: false }, ['mf-owner'])).toMatch('does not allow');
  expect(refusalOf({ ...wish, address: 'http://localhost:4002/' }, open, ['mf-owner'])).toMatch(
    'no builds from http://localhost:4002',
  );
  expect(refusalOf(wish, open, ['mf-vet'])).toMatch('no slice mf-owner');
});
