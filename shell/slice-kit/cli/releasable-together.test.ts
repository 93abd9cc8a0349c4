import { expect, it } from 'vitest';
import { moves, type Release } from '../releases/index.ts';
import { shellRelease, sliceRelease } from '../releases/release.fixture.ts';
import type { Channel } from '../src/contract/channel.ts';
import { releasableTogether } from './releasable-together.ts';

const EMPTY: Channel = { revision: 0, releasesUrl: '/releases/', slices: {} };
const react = (version: string) => ({ react: { version, files: [] } });
const shell = (hash: string, version: string) => ({ ...shellRelease(`1.0.0-${hash}`), provides: react(version) });
const slice = (name: string, hash: string, range = '^19.0.0') => ({
  ...sliceRelease(name, `1.0.0-${hash}`),
  shared: { react: range },
});
const claiming = (release: ReturnType<typeof slice>, path: string) => ({
  ...release,
  manifest: { ...release.manifest, routes: release.manifest.routes.map((route) => ({ ...route, path })) },
});
const live = (...releases: Release[]) =>
  releases.reduce((channel, release) => moves.publish(channel, release, 'start')?.channel ?? channel, EMPTY);
const asked = (candidates: Release[], channel: Channel) => {
  const { releasable, refused } = releasableTogether(candidates, channel);
  return {
    releasable: releasable.map((each) => each.slice),
    refused: refused.map(({ release, problems }) => [release.slice, ...problems.map(({ code }) => code)]),
  };
};

const OLD_SHELL = shell('5e11aaaaaaaa', '19.3.1');
const NEW_SHELL = shell('5e11bbbbbbbb', '20.0.0');

it('lets a shell and the slices that need it go live at once, which none of them could alone', () => {
  const channel = live(OLD_SHELL, slice('mf-a', 'aaaaaaaaaaaa'), slice('mf-b', 'aaaaaaaaaaaa'));
  const next = [NEW_SHELL, slice('mf-a', 'bbbbbbbbbbbb', '^20.0.0'), slice('mf-b', 'bbbbbbbbbbbb', '^20.0.0')];
  expect(asked(next, channel)).toEqual({ releasable: ['shell', 'mf-a', 'mf-b'], refused: [] });
});

it('keeps out a slice that no shell here can run, and lets the others go live', () => {
  const next = [OLD_SHELL, slice('mf-a', 'aaaaaaaaaaaa'), slice('mf-b', 'aaaaaaaaaaaa', '^20.0.0')];
  expect(asked(next, EMPTY)).toEqual({ releasable: ['shell', 'mf-a'], refused: [['mf-b', 'VETO-412']] });
});

it('keeps out a shell that a slice which stays could not run in, and what needs that shell', () => {
  const channel = live(OLD_SHELL, slice('mf-a', 'aaaaaaaaaaaa'), slice('mf-chosen', 'aaaaaaaaaaaa'));
  const next = [NEW_SHELL, slice('mf-a', 'bbbbbbbbbbbb', '^20.0.0')];
  expect(asked(next, channel)).toEqual({
    releasable: [],
    refused: [
      ['shell', 'VETO-418'],
      ['mf-a', 'VETO-412'],
    ],
  });
});

it('keeps out who claims an address that is live, not who has it', () => {
  const channel = live(OLD_SHELL, slice('mf-pets', 'aaaaaaaaaaaa'));
  const next = [claiming(slice('mf-a', 'aaaaaaaaaaaa'), '/mf-pets'), slice('mf-pets', 'bbbbbbbbbbbb')];
  expect(asked(next, channel)).toEqual({ releasable: ['mf-pets'], refused: [['mf-a', 'VETO-414']] });
});

it('keeps out the later of two that claim one address, where neither is live', () => {
  const next = [OLD_SHELL, slice('mf-pets', 'aaaaaaaaaaaa'), claiming(slice('mf-z', 'aaaaaaaaaaaa'), '/mf-pets')];
  expect(asked(next, EMPTY)).toEqual({ releasable: ['shell', 'mf-pets'], refused: [['mf-z', 'VETO-414']] });
});

it('lets an address go from one slice to another at once', () => {
  const channel = live(OLD_SHELL, slice('mf-a', 'aaaaaaaaaaaa'), slice('mf-b', 'aaaaaaaaaaaa'));
  const next = [
    claiming(slice('mf-a', 'bbbbbbbbbbbb'), '/mf-b'),
    claiming(slice('mf-b', 'bbbbbbbbbbbb'), '/elsewhere'),
  ];
  expect(asked(next, channel)).toEqual({ releasable: ['mf-a', 'mf-b'], refused: [] });
});
