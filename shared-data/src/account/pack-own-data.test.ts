import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packOwnData } from './pack-own-data.ts';

const PHOTO = { bucket: 'pet-images', path: 'burek/photo.png' };
const GONE = { bucket: 'pet-documents', path: 'burek/old.pdf' };

test('the archive holds the data and each file, and says which file is no more', async () => {
  const data = { profile: { full_name: 'Żaneta Nowak' }, files: [PHOTO, GONE] };
  const blob = await packOwnData(data, async ({ path }) => (path === PHOTO.path ? new Uint8Array([1, 2, 3]) : null));
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  expect(Object.keys(entries).sort()).toEqual(['data.json', 'files/pet-images/burek/photo.png']);
  expect(entries['files/pet-images/burek/photo.png']).toEqual(new Uint8Array([1, 2, 3]));
  expect(JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()))).toEqual({ ...data, missing_files: [GONE] });
});

test('a file that cannot be read fails the whole: nobody keeps half an archive for the whole one', async () => {
  const unreadable = packOwnData({ files: [PHOTO] }, () => Promise.reject(new Error('no network')));
  await expect(unreadable).rejects.toThrow('no network');
});
