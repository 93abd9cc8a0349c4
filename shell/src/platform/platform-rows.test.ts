import { VetoError } from '@veto/slice-kit/errors';
import { expect, it } from 'vitest';
import { visitorAt } from '../../isomorphic/canary-rank.fixture.ts';
import { shellRelease } from '../../slice-kit/releases/release.fixture.ts';
import { releaseOf } from '../federation/release.fixture.ts';
import { platformGraph } from './platform-graph.ts';
import { namedVersions, platformRows, shellRow } from './platform-rows.ts';

const channel = {
  slices: {
    'mf-test': {
      movedBy: 'hand' as const,
      stable: releaseOf('2.0.0-bbbbbbbb'),
      previous: releaseOf('1.0.0-aaaaaaaa'),
      canary: { release: releaseOf('3.0.0-cccccccc'), percent: 20 },
    },
  },
};
const visitor = { bucket: visitorAt(50, 'mf-test'), overrides: {} };

it('names every release of a slice and marks the one that the visitor gets', () => {
  const [row] = platformRows(channel, visitor, {});
  expect(row?.releases).toEqual([
    { pointer: 'canary', version: '3.0.0-cccccccc', percent: 20, wanted: false },
    { pointer: 'stable', version: '2.0.0-bbbbbbbb', wanted: true },
    { pointer: 'previous', version: '1.0.0-aaaaaaaa', wanted: false },
  ]);
  expect(row).toMatchObject({ ran: null, bytes: 1, gzipBytes: 1, failures: [] });
});

it('names no release whose version the document left to the whole channel', () => {
  const { slice, manifest } = releaseOf('');
  const outlined = { slices: { 'mf-test': { stable: { slice, version: '', manifest } } } };
  expect(platformRows(outlined, visitor, {})).toMatchObject([{ slice: 'mf-test', releases: [], bytes: 0 }]);
});

it('tells a fallback from what should run, with the failures that led to it', () => {
  const failure = new VetoError('VETO-202', 'mount failed', {
    slice: 'mf-test',
    version: '2.0.0-bbbbbbbb',
    stage: 'mount',
  });
  const runs = { 'mf-test': { version: '1.0.0-aaaaaaaa', loadMs: 12, mountMs: 3, failures: [failure] } };
  const [row] = platformRows(channel, visitor, runs);
  expect(row?.ran).toEqual({ version: '1.0.0-aaaaaaaa', times: { loadMs: 12, mountMs: 3 }, fallback: true });
  expect(row?.failures).toEqual([
    { code: 'VETO-202', version: '2.0.0-bbbbbbbb', stage: 'mount', message: 'VETO-202 mount failed' },
  ]);
});

it('says how each release does with all visitors, whichever side they had it from', () => {
  const rate = { slice: 'mf-test', loads: 10, mounts: 9, slow: 0, failures: 1 };
  const rates = [
    { ...rate, version: '2.0.0-bbbbbbbb', side: 'canary' as const },
    { ...rate, version: '2.0.0-bbbbbbbb', side: 'stable' as const },
    { ...rate, version: '3.0.0-cccccccc', side: 'canary' as const, failures: 5 },
    { ...rate, slice: 'mf-other', version: '1.0.0-aaaaaaaa', side: 'stable' as const },
  ];
  const [row] = platformRows(channel, visitor, {}, rates);
  expect(row?.releases.map(({ version, counts }) => [version, counts])).toEqual([
    ['3.0.0-cccccccc', { loads: 10, mounts: 9, slow: 0, failures: 5 }],
    ['2.0.0-bbbbbbbb', { loads: 20, mounts: 18, slow: 0, failures: 2 }],
    ['1.0.0-aaaaaaaa', undefined],
  ]);
});

it('names the versions of a slice that one may choose, each once, those that everybody had before too', () => {
  const { 'mf-test': pointer } = channel.slices;
  const earlier = ['1.0.0-aaaaaaaa', '0.9.0-99999999'];
  const { slice, manifest } = releaseOf('');
  const outlined = { stable: { slice, version: '', manifest } };
  expect(namedVersions({ slices: { 'mf-test': { ...pointer, earlier }, 'mf-new': outlined } })).toEqual({
    'mf-new': [],
    'mf-test': ['3.0.0-cccccccc', '2.0.0-bbbbbbbb', '1.0.0-aaaaaaaa', '0.9.0-99999999'],
  });
});

it('names the commit of each release, and the owners of the one that the visitor gets', () => {
  const source = { commit: 'f574a8b0', committedAt: '2026-11-24T10:30:00Z' };
  const stable = releaseOf('2.0.0-bbbbbbbb', { source });
  const owned = { ...stable, manifest: { ...stable.manifest, owners: ['@veto/test'] } };
  const [row] = platformRows({ slices: { 'mf-test': { stable: owned } } }, visitor, {});
  expect(row).toMatchObject({ owners: ['@veto/test'], releases: [{ version: '2.0.0-bbbbbbbb', source }] });
});

it('has no row of a shell that the channel does not name', () => {
  expect(shellRow({}, '1.0.0-5e11aaaa')).toEqual([]);
});

it('says who answers where, who fills whose slot, and who uses what is shared', () => {
  const offering = releaseOf('1.0.0-aaaaaaaa', { slots: { 'vet.profile.contact': {} } });
  const other = releaseOf('1.0.0-cccccccc', { slice: 'mf-other', shared: { react: '^19.0.0', zustand: '^5.0.0' } });
  const [route] = other.manifest.routes;
  const filling = {
    ...other,
    manifest: {
      ...other.manifest,
      routes: route ? [{ ...route, path: '/other', audience: ['owner' as const] }] : [],
      fills: [{ slot: 'vet.profile.contact', audience: ['owner' as const] }],
    },
  };
  const shell = { ...shellRelease('1.0.0-5e11aaaaaaaa'), slots: { 'site.header.news': {} } };
  const graph = platformGraph({
    shell: { stable: shell },
    slices: { 'mf-test': { stable: offering }, 'mf-other': { stable: filling } },
  });
  expect(graph).toEqual({
    routes: [
      { path: '/other', slice: 'mf-other', visitors: 'pet owners' },
      { path: '/test', slice: 'mf-test', visitors: 'everybody' },
    ],
    slots: [
      { slot: 'site.header.news', offeredBy: ['shell'], filledBy: [] },
      {
        slot: 'vet.profile.contact',
        offeredBy: ['mf-test'],
        filledBy: [{ slice: 'mf-other', visitors: 'pet owners' }],
      },
    ],
    shared: [
      { module: 'react', version: undefined, usedBy: ['mf-test', 'mf-other'] },
      { module: 'zustand', version: undefined, usedBy: ['mf-other'] },
    ],
  });
});
