import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAudit } from './audit.ts';
import { moveChannel, readChannel } from './channel-file.ts';
import { administratorEnv } from './keys.fixture.ts';
import { promote, publish, publishCanary, rollback } from './pointer-moves.ts';
import { builtRelease, ENTRY, sliceRelease } from './release.fixture.ts';
import { readVerified, uploadRelease } from './release-files.ts';
import { type S3Server, startS3Server } from './s3-server.fixture.ts';
import { openS3Store } from './s3-store.ts';

const ADMINISTRATOR = administratorEnv();

let server: S3Server;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

async function emptyStore() {
  server = await startS3Server();
  return openTestStore();
}

function openTestStore() {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  for (const [name, value] of Object.entries(ADMINISTRATOR)) vi.stubEnv(name, value);
  return openS3Store('s3://veto/site', { AWS_ENDPOINT_URL: server.endpoint });
}

const bytes = (text: string) => Buffer.from(text);

describe('a bucket', () => {
  it('answers null for what is not there, and lists by prefix across pages', async () => {
    const store = await emptyStore();
    expect(await store.read('nothing')).toBeNull();
    for (const key of ['audit/d', 'audit/a', 'audits/x', 'audit/c', 'audit/b']) await store.write(key, bytes(key));
    expect(await store.list('audit/')).toEqual(['audit/a', 'audit/b', 'audit/c', 'audit/d']);
    await store.remove('audit/a');
    expect(await store.list('')).toEqual(['audit/b', 'audit/c', 'audit/d', 'audits/x']);
    expect([...server.objects.keys()].every((path) => path.startsWith('/veto/site/'))).toBe(true);
  });

  it('replaces what the writer saw and nothing newer, and writes what is absent once', async () => {
    const store = await emptyStore();
    const first = (await store.write('a', bytes('1'), { condition: { ifAbsent: true } })) ?? '';
    expect(await store.write('a', bytes('2'), { condition: { ifAbsent: true } })).toBeNull();
    expect(await store.write('a', bytes('3'), { condition: { ifMatch: first } })).not.toBeNull();
    expect(await store.write('a', bytes('4'), { condition: { ifMatch: first } })).toBeNull();
    expect(await store.write('gone', bytes('5'), { condition: { ifMatch: first } })).toBeNull();
    expect((await store.read('a'))?.bytes).toEqual(new Uint8Array(bytes('3')));
  });

  it('tells browsers how long each object may be kept', async () => {
    const store = await emptyStore();
    const release = sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa');
    await uploadRelease(store, await builtRelease(release, 'entry'));
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, release, 'hand'));
    const headersOf = (key: string) => server.objects.get(`/veto/site/${key}`)?.headers;
    expect(headersOf(`releases/mf-owner/1.0.0-aaaaaaaaaaaa/${ENTRY}`)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript',
    });
    expect(headersOf('channels/stable.json')).toMatchObject({ 'cache-control': 'no-cache' });
  });
});

describe('a bucket that cannot be used', () => {
  it('is a sentence with what the provider says', async () => {
    server = await startS3Server();
    await server.stop();
    await expect(openTestStore()).rejects.toMatchObject({
      code: 'VETO-426',
      message: expect.stringMatching(/^VETO-426 s3:\/\/veto\/site cannot be used: .*ECONNREFUSED.*\.$/),
    });
  });
});

describe('publishing to a bucket', () => {
  it('at once loses none of five teams', async () => {
    const store = await emptyStore();
    const teams = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    await Promise.all(
      teams.map(async (slice) => {
        const release = sliceRelease(slice, '1.0.0-aaaaaaaaaaaa');
        await uploadRelease(store, await builtRelease(release, 'entry'));
        await moveChannel(store, 'stable', slice, (now) => publish(now, release, 'hand'));
      }),
    );
    const channel = await readChannel(store);
    expect(Object.keys(channel.slices).toSorted()).toEqual(teams);
    expect((await readAudit(store)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses the same version with other bytes, and finds a file that was changed', async () => {
    const store = await emptyStore();
    const release = sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa');
    await uploadRelease(store, await builtRelease(release, 'entry'));
    await uploadRelease(store, await builtRelease(release, 'entry'));
    await expect(uploadRelease(store, await builtRelease(release, 'other'))).rejects.toMatchObject({
      code: 'VETO-421',
    });
    await store.write(`releases/mf-owner/${release.version}/${ENTRY}`, bytes('damaged'));
    await expect(readVerified(store, 'mf-owner', release.version)).rejects.toMatchObject({ code: 'VETO-422' });
  });

  it('tells a connection that was cut off from a damaged file', async () => {
    const store = await emptyStore();
    const release = sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa');
    await uploadRelease(store, await builtRelease(release, 'entry'));
    server.resetReads();
    await expect(readVerified(store, 'mf-owner', release.version)).rejects.toMatchObject({ code: 'VETO-426' });
    await expect(uploadRelease(store, await builtRelease(release, 'entry'))).rejects.toMatchObject({
      code: 'VETO-426',
    });
  });

  it('knows its own move again where the answer to it was lost', async () => {
    const store = await emptyStore();
    const [a, b] = [sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa'), sliceRelease('mf-owner', '1.0.0-bbbbbbbbbbbb')];
    await moveChannel(store, 'stable', 'ann', (now) => publish(now, a, 'hand'));
    await moveChannel(store, 'stable', 'ann', (now) => publishCanary(now, b, 5));
    server.losesAnswerTo = '/veto/site/channels/stable/';
    const channel = await moveChannel(store, 'stable', 'ann', (now) => promote(now, 'mf-owner', b.version));
    expect([channel.slices['mf-owner']?.stable.version, server.losesAnswerTo]).toEqual([b.version, undefined]);
    expect(await readAudit(store)).toHaveLength(3);
  });

  it('says when an object was written', async () => {
    const store = await emptyStore();
    // It is said in whole seconds.
    const before = Date.now() - 1_000;
    await store.write('a', bytes('1'));
    const modifiedAt = Number(await store.modifiedAt('a'));
    expect(modifiedAt).toBeGreaterThan(before);
    expect(modifiedAt).toBeLessThanOrEqual(Date.now());
    expect(await store.modifiedAt('nothing')).toBeNull();
  });

  it('rolls back', async () => {
    const store = await emptyStore();
    const [a, b] = [sliceRelease('mf-owner', '1.0.0-aaaaaaaaaaaa'), sliceRelease('mf-owner', '1.0.0-bbbbbbbbbbbb')];
    for (const release of [a, b]) await moveChannel(store, 'stable', 'ann', (now) => publish(now, release, 'hand'));
    const channel = await moveChannel(store, 'stable', 'ann', (now) => rollback(now, 'mf-owner'));
    expect(channel.slices['mf-owner']?.stable.version).toBe(a.version);
  });
});

describe('a bucket without conditional writes', () => {
  it.each(['ignored', 'only-if-none-match'] as const)('is refused: conditions %s', async (conditions) => {
    server = await startS3Server(conditions);
    await expect(openTestStore()).rejects.toMatchObject({ code: 'VETO-423' });
    expect([...server.objects.keys()]).toEqual(['/veto/site/.store/probe']);
  });
});
