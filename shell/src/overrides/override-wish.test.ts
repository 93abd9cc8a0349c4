import { expect, it } from 'vitest';
import { parseWish, refusalOf } from './override-wish.ts';

it.each([
  ['mf-owner@http://localhost:4001/', 'mf-owner', 'http://localhost:4001/'],
  ['mf-owner@http://localhost:4001', 'mf-owner', 'http://localhost:4001/'],
  ['mf-owner@https://builds.example/pr-7?x=1#y', 'mf-owner', 'https://builds.example/pr-7/'],
])('reads %s', (text, slice, address) => {
  expect(parseWish(text)).toEqual({ slice, address });
});

it.each([
  '',
  'mf-owner',
  '@http://localhost:4001/',
  '../x@http://localhost:4001/',
  'mf-owner@localhost:4001',
  'mf-owner@javascript:alert(1)',
])('takes %s for no wish', (text) => expect(parseWish(text)).toBeNull());

const wish = { slice: 'mf-owner', address: 'http://localhost:4001/' };
const open = { allowOverrides: true, overrideOrigins: ['http://localhost:4001'] };

it('refuses unless the site allows it and lists the origin; a slice may be new, the shell not', () => {
  expect(refusalOf(wish, open)).toBeNull();
  expect(refusalOf(wish, { ...open, allowOverrides: false })).toMatch('does not allow');
  expect(refusalOf({ ...wish, address: 'http://localhost:4002/' }, open)).toMatch(
    'no builds from http://localhost:4002',
  );
  expect(refusalOf({ ...wish, slice: 'mf-new' }, open)).toBeNull();
  expect(refusalOf({ ...wish, slice: 'shell' }, open)).toMatch('shell cannot be overridden');
});
