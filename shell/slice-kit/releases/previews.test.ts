import { beforeEach, expect, it } from 'vitest';
import {
  endPreviews,
  FolderStore,
  forgetEndedPreviews,
  idOf,
  isLive,
  previewOf,
  readPreviews,
  startPreview,
} from './index.ts';
import { newFolder } from './release.fixture.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY_MS = 86_400_000;
const RELEASE = { slice: 'mf-hotel', version: '1.1.0-bbbbbbbbbbbb', by: 'ann' };

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
});

const everything = async () =>
  (await Promise.all((await store.list('')).map(async (key) => key + (await store.read(key))?.bytes))).join('\n');

it('has a secret of 192 bits, which the store does not hold', async () => {
  const { secret } = await startPreview(store, RELEASE, NOW);
  const other = await startPreview(store, RELEASE, NOW);
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(24);
  expect(other.secret).not.toBe(secret);
  expect(await everything()).not.toContain(secret);
  expect(await previewOf(store, secret, NOW)).toMatchObject(RELEASE);
});

it('is to be seen for 14 days, and is then as unknown as one that never was', async () => {
  const { secret, preview } = await startPreview(store, RELEASE, NOW);
  expect(preview.until).toBe('2026-12-08T12:00:00.000Z');
  expect(await previewOf(store, secret, NOW + 14 * DAY_MS - 1)).not.toBeNull();
  expect(await previewOf(store, secret, NOW + 14 * DAY_MS)).toBeNull();
  const alike = secret.slice(0, -1) + (secret.endsWith('_') ? '-' : '_');
  expect(await previewOf(store, alike, NOW)).toBeNull();
});

it('is opened by the whole secret, not by one whose hash only begins alike', async () => {
  const { secret, preview } = await startPreview(store, RELEASE, NOW);
  const [key = ''] = await store.list('previews/');
  const { hash } = preview;
  const another = { ...preview, hash: hash.slice(0, 16) + hash.slice(16).replaceAll(/./g, '0') };
  await store.write(key, Buffer.from(JSON.stringify(another)));
  expect(await previewOf(store, secret, NOW)).toBeNull();
});

it('ends by its id, by its label, and when the next one for the same takes its place', async () => {
  const first = await startPreview(store, { ...RELEASE, label: 'pr-12' }, NOW);
  const ofOther = await startPreview(store, { ...RELEASE, slice: 'mf-vet', label: 'pr-12' }, NOW);
  const second = await startPreview(store, { ...RELEASE, label: 'pr-12' }, NOW + 1);
  expect(await previewOf(store, first.secret, NOW)).toBeNull();
  expect(await readPreviews(store)).toEqual([ofOther.preview, second.preview]);
  expect(await endPreviews(store, idOf(second.preview))).toEqual([second.preview]);
  expect(await endPreviews(store, 'pr-12')).toEqual([ofOther.preview]);
  expect(await endPreviews(store, 'pr-12')).toEqual([]);
});

it('is forgotten once it has ended, and a damaged record opens nothing', async () => {
  const { secret } = await startPreview(store, RELEASE, NOW);
  await startPreview(store, RELEASE, NOW + DAY_MS);
  await forgetEndedPreviews(store, NOW + 14 * DAY_MS);
  const [kept, ...others] = await readPreviews(store);
  expect([kept && isLive(kept, NOW + 14 * DAY_MS), others]).toEqual([true, []]);
  expect(await previewOf(store, secret, NOW)).toBeNull();
  const { secret: damaged, preview } = await startPreview(store, RELEASE, NOW);
  await store.write(`previews/${idOf(preview)}.json`, Buffer.from('{"slice":'));
  expect(await previewOf(store, damaged, NOW)).toBeNull();
  await expect(readPreviews(store)).rejects.toMatchObject({ code: 'VETO-425' });
});
