// @vitest-environment happy-dom
import type { SliceRelease } from '@veto/slice-kit/contract';
import { expect, it } from 'vitest';
import { shellRelease } from '../slice-kit/releases/release.fixture.ts';
import { SITE } from '../src/routing/channel.fixture.ts';
import { visitorAt } from './canary-rank.fixture.ts';
import { baseUrlOf, candidateReleases, channelAsShown, shellFor } from './candidates.ts';

const base = SITE.slices.owner?.stable as SliceRelease;
const release = (version: string): SliceRelease => ({ ...base, version });
const channel = (pointer: object) => ({
  slices: { owner: { movedBy: 'hand' as const, stable: release('2.0.0-bbbbbbbb'), ...pointer } },
});
const override = { release: release('9.0.0-dddddddd'), baseUrl: 'http://localhost:4001/' };
const versions = (pointer: object, bucket: number, overrides = {}) =>
  candidateReleases(channel(pointer), 'owner', { bucket, overrides }).map(({ version }) => version);

it('tries the stable release, then the one before it', () => {
  expect(versions({ previous: release('1.0.0-aaaaaaaa') }, 50)).toEqual(['2.0.0-bbbbbbbb', '1.0.0-aaaaaaaa']);
});

const canary = { canary: { release: release('3.0.0-cccccccc'), percent: 10 } };

it('gives the canary to its share of visitors, with stable and previous behind it', () => {
  const previous = release('1.0.0-aaaaaaaa');
  expect(versions({ ...canary, previous }, visitorAt(9, 'owner'))).toEqual([
    '3.0.0-cccccccc',
    '2.0.0-bbbbbbbb',
    '1.0.0-aaaaaaaa',
  ]);
  expect(versions(canary, visitorAt(10, 'owner'))).toEqual(['2.0.0-bbbbbbbb']);
});

it('gives a canary of 100 percent to everybody of whom something can be kept, one of 0 to nobody', () => {
  const of = (percent: number) => ({ canary: { ...canary.canary, percent } });
  expect(versions(of(100), visitorAt(99, 'owner'))[0]).toBe('3.0.0-cccccccc');
  expect(versions(of(100), 100)[0]).toBe('2.0.0-bbbbbbbb');
  expect(versions(of(0), visitorAt(0, 'owner'))[0]).toBe('2.0.0-bbbbbbbb');
});

it("tries a developer's own build before everything else, also when it has the version of a release", () => {
  expect(versions(canary, visitorAt(9, 'owner'), { owner: override })).toEqual([
    '9.0.0-dddddddd',
    '3.0.0-cccccccc',
    '2.0.0-bbbbbbbb',
  ]);
  const same = { release: release('2.0.0-bbbbbbbb'), baseUrl: override.baseUrl };
  const [first] = candidateReleases(channel({}), 'owner', { bucket: 50, overrides: { owner: same } });
  expect(first).toBe(same.release);
});

it('routes a visitor by the release that they get', () => {
  const shown = (rank: number) =>
    channelAsShown(channel(canary), { bucket: visitorAt(rank, 'owner'), overrides: {} }).slices.owner?.stable.version;
  expect([shown(9), shown(10)]).toEqual(['3.0.0-cccccccc', '2.0.0-bbbbbbbb']);
});

it('has a slice that only the developer has, which the channel does not name', () => {
  const own = { release: { ...override.release, slice: 'new' }, baseUrl: override.baseUrl };
  const visitor = { bucket: 50, overrides: { new: own } };
  expect(candidateReleases(channel({}), 'new', visitor)).toEqual([own.release]);
  expect(Object.keys(channelAsShown(channel({}), visitor).slices)).toEqual(['owner', 'new']);
  expect(channelAsShown(channel({}), visitor).slices.new?.stable).toBe(own.release);
});

it('finds an override at its own address and every other release in the store', () => {
  const visitor = { bucket: 50, overrides: { owner: override } };
  const store = { releasesUrl: 'https://cdn.example/releases/' };
  expect(baseUrlOf(store, override.release, visitor)).toBe('http://localhost:4001/');
  expect(baseUrlOf(store, base, visitor)).toBe(`https://cdn.example/releases/${base.slice}/${base.version}/`);
});

it('tries no release twice', () => {
  expect(versions({ previous: release('2.0.0-bbbbbbbb') }, 50)).toEqual(['2.0.0-bbbbbbbb']);
});

it('has nothing for a slice that the channel does not name', () => {
  expect(candidateReleases(channel({}), 'other', { bucket: 1, overrides: {} })).toEqual([]);
});

it('chooses the shell by an order of its own', () => {
  const stable = shellRelease('1.0.0-aaaaaaaa');
  const later = shellRelease('1.1.0-bbbbbbbb');
  const shell = { stable, canary: { release: later, percent: 10 }, movedBy: 'hand' as const };
  const ranks = [0, 9, 10].map((rank) => shellFor({ shell }, visitorAt(rank, 'shell')));
  expect([...ranks, shellFor({ shell }, 100)]).toEqual([later, later, stable, stable]);
  expect(shellFor({ shell: { stable } }, 0)).toBe(stable);
  expect(shellFor({}, 0)).toBeUndefined();
});
