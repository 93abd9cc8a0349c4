import { expect, it } from 'vitest';
import { parseWish, refusalOf } from './override-wish.ts';

const RELEASES = 'https://veto.example/releases/';

it.each([
  ['mf-owner@http://localhost:4001/', 'mf-owner', 'http://localhost:4001/'],
  ['mf-owner@http://localhost:4001', 'mf-owner', 'http://localhost:4001/'],
  ['mf-owner@https://builds.example/pr-7?x=1#y', 'mf-owner', 'https://builds.example/pr-7/'],
  ['mf-owner@1.4.2-0011aabb2233', 'mf-owner', `${RELEASES}mf-owner/1.4.2-0011aabb2233/`],
])('reads %s', (text, slice, address) => {
  expect(parseWish(text, RELEASES)).toEqual({ slice, address });
});

it.each([
  '',
  'mf-owner',
  '@http://localhost:4001/',
  '../x@http://localhost:4001/',
  'mf-owner@localhost:4001',
  'mf-owner@javascript:alert(1)',
  'mf-owner@1.4.2',
  'mf-owner@1.4.2-0011aabb2233/../../mf-vet',
])('takes %s for no wish', (text) => expect(parseWish(text, RELEASES)).toBeNull());

const wish = { slice: 'mf-owner', address: 'http://localhost:4001/' };
const open = {
  allowOverrides: true,
  overrideOrigins: ['http://localhost:4001'],
  releases: RELEASES,
  showsPlatform: false,
};

it('refuses unless the site allows it and lists the origin; a slice may be new, the shell not', () => {
  expect(refusalOf(wish, open)).toBeNull();
  expect(refusalOf(wish, { ...open, allowOverrides: false })).toMatch('does not allow');
  expect(refusalOf({ ...wish, address: 'http://localhost:4002/' }, open)).toMatch(
    'no builds from http://localhost:4002',
  );
  expect(refusalOf({ ...wish, slice: 'mf-new' }, open)).toBeNull();
  expect(refusalOf({ ...wish, slice: 'shell' }, open)).toMatch('shell cannot be overridden');
});

it('takes a release of the store where the platform is shown, and from no link elsewhere', () => {
  const release = { slice: 'mf-owner', address: `${RELEASES}mf-owner/1.4.2-0011aabb2233/` };
  expect(refusalOf(release, open)).toMatch('only where it shows /_platform');
  const shown = { ...open, allowOverrides: false, overrideOrigins: [], showsPlatform: true };
  expect(refusalOf(release, shown)).toBeNull();
  expect(refusalOf({ ...release, slice: 'shell' }, shown)).toMatch('shell cannot be overridden');
});
