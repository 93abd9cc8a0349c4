import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endPreviews,
  FolderStore,
  forgetEndedPreviews,
  idOf,
  isLive,
  keyLine,
  moveChannel,
  moveOwners,
  moves,
  type NamedKey,
  ownersOf,
  type Preview,
  previewOf,
  readComposition,
  readPreviews,
  refuseForged,
  refuseOtherBytes,
  rightsOf,
  startPreview,
} from './index.ts';
import { jsonBytes } from './json-bytes.ts';
import { type Person, person, rightsWith } from './keys.fixture.ts';
import { newFolder, shellRelease, sliceRelease } from './release.fixture.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY_MS = 86_400_000;
const RELEASE = { slice: 'mf-hotel', version: '1.1.0-bbbbbbbbbbbb', by: 'ann' };
const NEXT = sliceRelease(RELEASE.slice, RELEASE.version);
const LIVE = sliceRelease('mf-hotel', '1.0.0-aaaaaaaaaaaa');
const SHELL = shellRelease('1.0.0-5e11aaaaaaaa');

let store: FolderStore;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  for (const release of [NEXT, LIVE, sliceRelease('mf-vet', RELEASE.version), SHELL])
    await store.write(`releases/${release.slice}/${release.version}/release.json`, jsonBytes(release));
});
afterEach(() => void vi.unstubAllEnvs());

const everything = async () =>
  (await Promise.all((await store.list('')).map(async (key) => key + (await store.read(key))?.bytes))).join('\n');

it('has a secret of 192 bits, which the store does not hold', async () => {
  const { secret } = await startPreview(store, RELEASE, { now: NOW });
  const other = await startPreview(store, RELEASE, { now: NOW });
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(24);
  expect(other.secret).not.toBe(secret);
  expect(await everything()).not.toContain(secret);
  expect(await previewOf(store, secret, NOW)).toMatchObject(RELEASE);
});

it('is to be seen for 14 days, and is then as unknown as one that never was', async () => {
  const { secret, preview } = await startPreview(store, RELEASE, { now: NOW });
  expect(preview.until).toBe('2026-12-08T12:00:00.000Z');
  expect(await previewOf(store, secret, NOW + 14 * DAY_MS - 1)).not.toBeNull();
  expect(await previewOf(store, secret, NOW + 14 * DAY_MS)).toBeNull();
  const alike = secret.slice(0, -1) + (secret.endsWith('_') ? '-' : '_');
  expect(await previewOf(store, alike, NOW)).toBeNull();
});

it('is opened by the whole secret, not by one whose hash only begins alike', async () => {
  const { secret, preview } = await startPreview(store, RELEASE, { now: NOW });
  const [key = ''] = await store.list('previews/');
  const { hash } = preview;
  const another = { ...preview, hash: hash.slice(0, 16) + hash.slice(16).replaceAll(/./g, '0') };
  await store.write(key, Buffer.from(JSON.stringify(another)));
  expect(await previewOf(store, secret, NOW)).toBeNull();
});

it('ends by its id, by its label, and when the next one for the same takes its place', async () => {
  const first = await startPreview(store, { ...RELEASE, label: 'pr-12' }, { now: NOW });
  const ofOther = await startPreview(store, { ...RELEASE, slice: 'mf-vet', label: 'pr-12' }, { now: NOW });
  const second = await startPreview(store, { ...RELEASE, label: 'pr-12' }, { now: NOW + 1 });
  expect(await previewOf(store, first.secret, NOW)).toBeNull();
  expect(await readPreviews(store)).toEqual([ofOther.preview, second.preview]);
  expect(await endPreviews(store, idOf(second.preview))).toEqual([second.preview]);
  expect(await endPreviews(store, 'pr-12')).toEqual([ofOther.preview]);
  expect(await endPreviews(store, 'pr-12')).toEqual([]);
});

it('is forgotten once it has ended, and a damaged record opens nothing', async () => {
  const { secret } = await startPreview(store, RELEASE, { now: NOW });
  await startPreview(store, RELEASE, { now: NOW + DAY_MS });
  await forgetEndedPreviews(store, NOW + 14 * DAY_MS);
  const [kept, ...others] = await readPreviews(store);
  expect([kept && isLive(kept, NOW + 14 * DAY_MS), others]).toEqual([true, []]);
  expect(await previewOf(store, secret, NOW)).toBeNull();
  const { secret: damaged, preview } = await startPreview(store, RELEASE, { now: NOW });
  await store.write(`previews/${idOf(preview)}.json`, Buffer.from('{"slice":'));
  expect(await previewOf(store, damaged, NOW)).toBeNull();
  await expect(readPreviews(store)).rejects.toMatchObject({ code: 'VETO-425' });
});

describe('a preview counts', () => {
  const [admin, ann, robot, limited, mallory] = ['admin', 'ann', 'robot', 'limited', 'mallory'].map(person) as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  /** ann owns mf-hotel, robot may preview it, limited may only move its canaries. */
  const OWNERS: NamedKey[] = [
    ann.key,
    { ...robot.key, verbs: ['preview'] },
    { ...limited.key, verbs: ['canary', 'rollback'] },
  ];
  const roots: NamedKey[] = [admin.key];
  const move = (change: Parameters<typeof moveChannel>[3]) =>
    moveChannel(store, 'stable', 'admin', change, { rights: rightsWith(admin, admin.key) });
  const become = ({ pem }: Person) => vi.stubEnv('VETO_SIGNING_KEY', pem);
  beforeEach(async () => {
    vi.stubEnv('VETO_OWNERS_KEYS', keyLine(admin.key));
    become(admin);
    await move((now) => moves.publish(now, LIVE, 'hand'));
    await moveOwners(store, 'stable', 'mf-hotel', 'admin', OWNERS);
  });

  /** As a server judges it: by what it knows, not by what the record says. */
  async function judge(preview: Preview, { now = NOW, owners = OWNERS }: { now?: number; owners?: NamedKey[] } = {}) {
    const { channel } = await readComposition(store);
    refuseForged(preview, { roots: (await rightsOf(store)).roots, owners, channel, now });
  }
  const preview = async (release = RELEASE) => (await startPreview(store, release, { now: NOW })).preview;

  it('where an administrator, an owner or a key for previews alone has signed it', async () => {
    for (const signer of [admin, ann, robot]) {
      become(signer);
      await expect(judge(await preview())).resolves.toBeUndefined();
    }
    const { pointers } = await readComposition(store);
    expect(ownersOf(pointers.get('mf-hotel')?.file)).toEqual(OWNERS);
  });

  it('not where a stranger or a key for other moves signs: the command refuses, and so does every reader', async () => {
    for (const signer of [mallory, limited]) {
      become(signer);
      await expect(preview()).rejects.toThrow(/^VETO-434 mf-hotel: the key SHA256:\S+ has no right/);
    }
    become(mallory);
    vi.stubEnv('VETO_OWNERS_KEYS', keyLine(mallory.key));
    await store.remove('channels/stable/mf-hotel.json');
    const forged = await preview();
    const refused = expect.objectContaining({ code: 'VETO-436' });
    const channel = { revision: 1, releasesUrl: '/releases/', slices: {} };
    const here = { roots, owners: OWNERS, channel, now: NOW };
    expect(() => refuseForged(forged, here)).toThrow(refused);
    // A record as it was before previews were signed, by whoever may write into the folder.
    expect(() => refuseForged({ ...forged, key: '', signature: '' }, here)).toThrow(refused);
  });

  it.each(['slice', 'version', 'until', 'label', 'hash', 'release', 'by', 'at'] as const)(
    'for what was signed: not with another %s',
    async (field) => {
      const signed = await preview();
      await expect(judge({ ...signed, [field]: `${signed[field] ?? ''}x` })).rejects.toThrow('VETO-436');
    },
  );

  it('for the shell where an administrator without limits has signed it', async () => {
    const shell = { slice: 'shell', version: SHELL.version, by: 'ann' };
    await move((now) => moves.publish(now, shellRelease('0.9.0-5e11cccccccc'), 'hand'));
    await moveOwners(store, 'stable', 'shell', 'admin', [ann.key]);
    await expect(judge(await preview(shell), { owners: [ann.key] })).resolves.toBeUndefined();
    become(ann);
    await expect(preview(shell)).rejects.toThrow('VETO-434');
    become(robot);
    vi.stubEnv('VETO_OWNERS_KEYS', [admin.key, { ...robot.key, verbs: ['preview'] }].map(keyLine).join('\n'));
    await expect(preview(shell)).rejects.toThrow('VETO-434');
    await expect(preview()).resolves.toMatchObject(RELEASE);
  });

  it('for 14 days by the reader’s clock, whatever its signer wrote', async () => {
    const { preview: early } = await startPreview(store, RELEASE, { now: NOW + 365 * DAY_MS });
    await expect(judge(early)).rejects.toThrow(/^VETO-436 .* over 14 days/);
    await expect(judge(early, { now: NOW + 365 * DAY_MS })).resolves.toBeUndefined();
  });

  it('not for a release that is marked bad, then or later', async () => {
    const before = await preview();
    await move((now) => moves.publish(now, NEXT, 'hand'));
    await move((now) => moves.rollback(now, 'mf-hotel', { to: LIVE }));
    await expect(judge(before)).rejects.toThrow(`VETO-436 mf-hotel ${NEXT.version} is marked bad`);
    await expect(preview()).rejects.toThrow(`VETO-436 mf-hotel ${NEXT.version} is marked bad`);
  });

  it('no longer once its signer owns the slice no more', async () => {
    become(ann);
    await expect(judge(await preview(), { owners: [] })).rejects.toThrow('VETO-436');
  });

  it('for the bytes that its signer saw', async () => {
    const signed = await preview();
    expect(() => refuseOtherBytes(signed, NEXT)).not.toThrow();
    expect(() => refuseOtherBytes(signed, { ...NEXT, contract: '^1.0.1' })).toThrow('VETO-436');
  });
});
