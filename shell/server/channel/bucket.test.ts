import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { moveChannel, moves, openStore, readAudit, readChannel, uploadRelease } from '@veto/slice-kit/releases';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { administratorEnv } from '../../slice-kit/releases/keys.fixture.ts';
import {
  builtRelease,
  ENTRY,
  newFolder,
  shellRelease,
  sliceRelease,
} from '../../slice-kit/releases/release.fixture.ts';
import { type S3Server, startS3Server } from '../../slice-kit/releases/s3-server.fixture.ts';
import { LoadOfVisitors } from '../visitors.fixture.ts';

const BUCKET = 's3://veto/site';
const WRITERS = 6;
const RELEASES_EACH = 5;

interface Server {
  url: string;
  stop(): Promise<void>;
}

let bucket: S3Server;
let folders: string[];
let servers: Server[] = [];

/** The start command on the bucket, with the data of a hosted project, which is never asked. */
async function start(dataDir: string): Promise<Server> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/../start.ts`], {
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      VETO_DATA_DIR: dataDir,
      VETO_RELEASES_DIR: BUCKET,
      VETO_GATE_PASSWORD: '',
      VETO_STORYBOOK: '0',
      VETO_SUPABASE_URL: 'http://127.0.0.1:9',
      VETO_SUPABASE_KEY: 'sb_publishable',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  // Read to the end: a site whose reader has gone cannot say anything more.
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const port = /takes port (\d+).*ready/s.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => {
      if (code !== 0) console.error(`A site ended by itself (${code}): ${said}`);
      reject(new Error(`The site did not start: ${said}`));
    });
  });
  const port = await ready;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function publish(slice: string, version: string, text: string): Promise<void> {
  const store = await openStore(BUCKET);
  const release = slice === 'shell' ? shellRelease(version, text) : sliceRelease(slice, version, text);
  await uploadRelease(store, await builtRelease(release, text));
  await moveChannel(store, 'stable', slice, (now) => moves.publish(now, release, 'hand'));
}

const slices = Array.from({ length: WRITERS }, (_, at) => `mf-team-${at}`);
const versionOf = (slice: string, at: number) => `1.${at}.0-${slice.at(-1)?.repeat(6)}${String(at).padStart(6, '0')}`;

beforeAll(async () => {
  bucket = await startS3Server();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_ENDPOINT_URL', bucket.endpoint);
  for (const [name, value] of Object.entries(administratorEnv())) vi.stubEnv(name, value);
  await publish('shell', '1.0.0-5e11aaaaaaaa', 'shell');
  for (const slice of slices) await publish(slice, versionOf(slice, 0), `${slice} 0`);
  folders = [await newFolder('data'), await newFolder('data')];
  servers = await Promise.all(folders.map(start));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await bucket.stop();
  vi.unstubAllEnvs();
});

/** Resolves when each server shows a revision of the channel; the test's own time ends it. */
async function shown(revision: number): Promise<void> {
  for (const { url } of servers)
    while ((await (await fetch(`${url}/channels/stable.json`)).json()).revision < revision) await wait(50);
}

it('two servers lose none of 30 releases that six teams publish at once, and fail no request', async () => {
  const { revision } = await readChannel(await openStore(BUCKET));
  const load = new LoadOfVisitors(
    servers.map(({ url }) => url),
    slices,
  );
  const writing = slices.map(async (slice) => {
    for (let at = 1; at <= RELEASES_EACH; at++) await publish(slice, versionOf(slice, at), `${slice} ${at}`);
  });
  await Promise.all(writing);
  await shown(revision + WRITERS * RELEASES_EACH);
  expect(await load.end()).toEqual([]);
  expect(load.answers).toBeGreaterThan(500);
  expect(load.files.size, 'releases that visitors were sent for').toBeGreaterThan(2 * WRITERS);
  const store = await openStore(BUCKET);
  const { slices: live, revision: last } = await readChannel(store);
  expect(last).toBe(revision + WRITERS * RELEASES_EACH);
  expect(slices.map((slice) => live[slice]?.stable.version)).toEqual(
    slices.map((slice) => versionOf(slice, RELEASES_EACH)),
  );
  expect(await readAudit(store)).toHaveLength(last);
});

it('files of a release that is no longer live come from the bucket, for tabs that are still open', async () => {
  const { revision } = await readChannel(await openStore(BUCKET));
  for (const at of [1, 2]) await publish('mf-left-0', versionOf('mf-left-0', at), `mf-left-0 ${at}`);
  await shown(revision + 2);
  const path = `/releases/mf-left-0/${versionOf('mf-left-0', 1)}/${ENTRY}`;
  const answer = await fetch(servers[0]?.url + path);
  expect([answer.status, await answer.text()]).toEqual([200, 'mf-left-0 1']);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${servers[0]?.url}${path}.map`)).status).toBe(404);
});

it('a bucket that is away takes neither a running server down nor one that starts, and is followed again', async () => {
  bucket.isReachable = false;
  const [, second = ''] = folders;
  await servers[1]?.stop();
  servers = [...servers.slice(0, 1), await start(second)];
  const load = new LoadOfVisitors(
    servers.map(({ url }) => url),
    slices,
  );
  for (const { url } of servers)
    await vi.waitFor(async () => {
      const health = await fetch(`${url}/healthz`);
      expect([health.status, await health.json()]).toMatchObject([200, { status: 'degraded' }]);
    }, 10_000);
  bucket.isReachable = true;
  const { revision } = await readChannel(await openStore(BUCKET));
  await publish('mf-team-0', versionOf('mf-team-0', 99), 'back again');
  await shown(revision + 1);
  expect(await load.end()).toEqual([]);
});
