import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileStorage } from './file-storage.ts';

let root: string;
let files: FileStorage;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'veto-files-'));
  files = new FileStorage(path.join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (key: string, text = 'bytes', bucket = 'pet-images') =>
  files.uploadObject(bucket, key, undefined, new TextEncoder().encode(text), 'image/png', 'max-age=3600');
const read = async (key: string, bucket = 'pet-images') => (await files.getObject(bucket, key)).body.toString();

test('a stored file is read back with its type, size and age', async () => {
  await put('1/a.png', 'hello');
  expect(await read('1/a.png')).toBe('hello');
  expect(await files.headObject('pet-images', '1/a.png')).toMatchObject({
    mimetype: 'image/png',
    cacheControl: 'max-age=3600',
    size: 5,
    contentLength: 5,
    httpStatusCode: 200,
  });
});

test('a stream is stored too', async () => {
  const stream = new Blob(['streamed']).stream();
  await files.uploadObject('pet-images', 'stream', undefined, stream, 'text/plain', '');
  expect(await read('stream')).toBe('streamed');
});

test.each(['../../outside', '/etc/passwd', '..', 'a/../../b', `${'x'.repeat(900)}.png`, 'a\0b', '', 'C:\\x'])(
  'the key %j leads nowhere else',
  async (key) => {
    await put(key, 'mine');
    expect(await read(key)).toBe('mine');
    expect(readdirSync(root)).toEqual(['files']);
  },
);

test('a key and one that looks like a file below it do not meet', async () => {
  await put('a', 'folder');
  await put('a/b', 'file');
  await put('a.json', 'other');
  expect([await read('a'), await read('a/b'), await read('a.json')]).toEqual(['folder', 'file', 'other']);
});

test('buckets are apart', async () => {
  await put('same', 'one', 'pet-images');
  await put('same', 'two', 'profile-images');
  expect(await read('same', 'pet-images')).toBe('one');
});

test('storing again replaces, and leaves nothing half-written', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => put('a', `version ${index}`)));
  expect(await read('a')).toMatch(/^version \d+$/);
  const names = readdirSync(path.join(root, 'files'), { recursive: true, withFileTypes: true });
  expect(names.filter((entry) => entry.isFile())).toHaveLength(2);
});

test('a copy is another object', async () => {
  await put('a', 'original');
  await files.copyObject('pet-images', 'a', undefined, 'pet-images', 'b');
  await files.deleteObject('pet-images', 'a');
  expect(await read('b')).toBe('original');
});

test('a missing file is a 404, and deleting it no error', async () => {
  await put('a');
  await files.deleteObjects('pet-images', ['a', 'never']);
  await expect(files.getObject('pet-images', 'a')).rejects.toMatchObject({ status: 404 });
});
