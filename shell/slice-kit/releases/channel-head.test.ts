import { beforeEach, expect, it } from 'vitest';
import { FolderStore, moveChannel, moveOwners, moves, readComposition, writeHead } from './index.ts';
import { type Person, person, rightsWith } from './keys.fixture.ts';
import { newFolder, sliceRelease } from './release.fixture.ts';

const HEAD = 'revisions/stable/head.json';
const POINTER = 'channels/stable/mf-hotel.json';
const [A, B] = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb'].map((version) => sliceRelease('mf-hotel', version)) as [
  ReturnType<typeof sliceRelease>,
  ReturnType<typeof sliceRelease>,
];

let store: FolderStore;
let admin: Person;
let ann: Person;
let mallory: Person;
let asAnn: ReturnType<typeof rightsWith>;
const publish = (release = A, rights = asAnn) =>
  moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'), { rights });
const read = async (key: string) => Buffer.from((await store.read(key))?.bytes ?? []);
const behind = async () => [...(await readComposition(store, 'stable', { rights: asAnn })).behind.keys()];

beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  [admin, ann, mallory] = [person('admin'), person('ann'), person('mallory')];
  asAnn = rightsWith(ann, admin.key);
  await moveOwners(store, 'stable', 'mf-hotel', 'admin', [ann.key], rightsWith(admin, admin.key));
  await publish();
});

it('proves the last move of each slice to whoever reads for the first time, and lets nobody move on from an older one', async () => {
  const earlier = await read(POINTER);
  await publish(B);
  const latest = await read(POINTER);
  expect(await behind()).toEqual([]);
  await store.write(POINTER, earlier);
  expect(await behind()).toEqual(['mf-hotel']);
  await expect(publish(B)).rejects.toThrow(
    /^VETO-435 The pointer of mf-hotel ends with move 2, but move 3 \(publish by ann\) was made on \d{4}-\d\d-\d\d\. .*head\.json/,
  );
  await store.write(POINTER, latest);
  expect(await behind()).toEqual([]);
});

it('also where the pointer was set back to before its owner was named', async () => {
  const { file } = (await readComposition(store, 'stable', { rights: asAnn })).pointers.get('mf-hotel') ?? {};
  await store.remove(POINTER);
  expect(file?.chain).toHaveLength(2);
  expect(await behind()).toEqual(['mf-hotel']);
});

it('is made again after it was lost, and by nobody set back', async () => {
  const earlier = (await readComposition(store, 'stable', { rights: asAnn })).pointers;
  await publish(B);
  const head = await read(HEAD);
  await writeHead(store, 'stable', earlier, asAnn);
  expect(await read(HEAD)).toEqual(head);
  await store.remove(HEAD);
  await writeHead(store, 'stable', (await readComposition(store, 'stable', { rights: asAnn })).pointers, asAnn);
  expect(await read(HEAD)).toEqual(head);
});

it('says nothing that nobody signed who might, and keeps nobody from moving', async () => {
  const entry = JSON.parse(String(await read(HEAD)))['mf-hotel'];
  const forged = { ...entry.last, n: 99 };
  for (const head of [
    { 'mf-hotel': { ...entry, last: forged } },
    { 'mf-hotel': { ...entry, last: { ...forged, signature: await mallory.signer.sign(JSON.stringify(forged)) } } },
    { 'mf-other': entry },
    'no head',
  ]) {
    await store.write(HEAD, Buffer.from(JSON.stringify(head)));
    expect(await behind()).toEqual([]);
  }
  await publish(B);
  expect(JSON.parse(String(await read(HEAD)))).toMatchObject({ 'mf-hotel': { last: { n: 3, to: B.version } } });
});
