import { AUDIENCES, type Channel } from '@veto/slice-kit/contract';
import { expect, it } from 'vitest';
import { routeTable } from '../../isomorphic/route-table.ts';
import { ENTRY, fileOf, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { preloadsFor } from './preloads.ts';

it('a part that the document shows brings what fills slots, and its own chunks with what they share', () => {
  const file = fileOf('script');
  const known = shellRelease('1.0.0-5e11aaaaaaaa');
  const shell = { ...known, slotFiles: ['slots.js'], files: { ...known.files, 'slots.js': file } };
  const owner = sliceRelease('mf-owner', '1.0.0-9e15dddddddd');
  const release = {
    ...owner,
    files: { ...owner.files, 'slice.js': file, 'times.js': file, 'pets.js': file },
    chunks: { slice: ['slice.js'], times: ['times.js'], pets: ['pets.js'] },
    sharedByChunk: { times: ['@chakra-ui/react/card'] },
    manifest: { ...owner.manifest, fills: [{ slot: 'vet.times', audience: [...AUDIENCES], preload: ['times'] }] },
  };
  const slices: Channel['slices'] = {
    'mf-pets': { stable: sliceRelease('mf-pets', '1.0.0-9e15aaaaaaaa'), movedBy: 'hand' },
    'mf-owner': { stable: release, movedBy: 'hand' },
  };
  const channel: Channel = {
    revision: 1,
    releasesUrl: '/releases/',
    shell: { stable: shell, movedBy: 'hand' },
    slices,
  };
  const page = { pathname: '/mf-pets', table: routeTable(channel) };
  const filesOf = (parts: { slot: string; release: typeof release }[]) =>
    preloadsFor(channel, shell, { ...page, parts }).map(({ url }) => url.split('/').slice(-3).join('/'));
  const without = filesOf([]);
  const part = (name: string) => `mf-owner/${release.version}/${name}`;
  expect(filesOf([{ slot: 'vet.times', release }])).toEqual([
    ...without,
    `shell/${shell.version}/slots.js`,
    `shell/${shell.version}/card.js`,
    ...[ENTRY, 'slice.js', 'times.js'].map(part),
  ]);
});
