import { copyFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FolderStore,
  keyLine,
  moveChannel,
  moves,
  type NamedKey,
  readRevision,
  rightsOf,
  ToolError,
} from '@veto/slice-kit/releases';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { person, rightsWith } from '../../slice-kit/releases/keys.fixture.ts';
import { newFolder, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { publishTo, SHELL, SLICE, testSite } from '../site.fixture.ts';
import { LastGoodChannel } from './last-good-channel.ts';

const POINTER = 'channels/stable/mf-pets.json';
const OTHER = sliceRelease('mf-other', '1.0.0-9e15cccccccc', 'other');
const LATER = sliceRelease('mf-pets', '1.0.0-9e15bbbbbbbb', 'later');

let store: FolderStore;
let keptIn: string;
const read = (from = store) => new LastGoodChannel({ store: from, channelName: 'stable', keptIn }).read();
const file = (of = store) => join(of.place, POINTER);

beforeEach(async () => {
  store = new FolderStore(await newFolder('releases'));
  keptIn = join(await newFolder('data'), 'later/last-good-channel');
  await publishTo(store, SHELL, 'shell');
  await publishTo(store, SLICE, 'slice');
});

/** What can become of a channel, and what is said about it. */
const DAMAGE: [string, (running: LastGoodChannel) => Promise<unknown>, RegExp][] = [
  ['is no JSON', () => writeFile(file(), '{"revision":'), /damaged: it is no JSON/],
  ['is no pointer', () => writeFile(file(), '{"revision":9}'), /damaged/],
  ['is empty', () => writeFile(file(), ''), /damaged/],
  ['is gone', () => rm(file()), /is gone/],
  [
    'went back',
    async (running) => {
      const before = await readFile(file());
      await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'));
      await running.read();
      await moveChannel(store, 'stable', 'ann', (now) => moves.rollback(now, 'mf-pets'));
      await running.read();
      await writeFile(file(), before);
    },
    /went back from 3 to 1/,
  ],
  [
    'cannot be read',
    async () => {
      await rm(file());
      await mkdir(file());
    },
    /cannot be read/,
  ],
];

describe('a channel that', () => {
  it.each(DAMAGE)('%s is not taken, in this process and in the next, and is said', async (_what, damage, said) => {
    const running = new LastGoodChannel({ store, channelName: 'stable', keptIn });
    expect(await running.read()).toMatchObject({ trouble: null, shown: { channel: { revision: 2 } } });
    await damage(running);
    for (const channel of [running, new LastGoodChannel({ store, channelName: 'stable', keptIn })]) {
      const { shown, trouble } = await channel.read();
      expect(shown?.channel.slices['mf-pets']?.stable.version).toBe(SLICE.version);
      expect(trouble).toMatch(said);
    }
  });

  it.each(DAMAGE)('%s and is repaired is taken again', async (_what, damage) => {
    const running = new LastGoodChannel({ store, channelName: 'stable', keptIn });
    await running.read();
    await damage(running);
    await running.read();
    await rm(file(), { recursive: true, force: true });
    await copyFile(join(keptIn, 'mf-pets.json'), file());
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'));
    const { shown, trouble } = await running.read();
    expect([shown?.channel.slices['mf-pets']?.stable.version, trouble]).toEqual([LATER.version, null]);
  });

  it('is damaged keeps no other slice from moving on', async () => {
    const running = new LastGoodChannel({ store, channelName: 'stable', keptIn });
    await running.read();
    const good = await readFile(file());
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, OTHER, 'hand'));
    await writeFile(file(), '{"chain":');
    const { shown, refused } = await running.read();
    expect([Object.keys(shown?.channel.slices ?? {}), refused]).toEqual([['mf-pets', 'mf-other'], ['mf-pets']]);
    await writeFile(file(), good);
    expect((await running.read()).trouble).toBeNull();
  });
});

describe('a pointer that a stranger moved', () => {
  it('is not taken, in this process and in the next, and its slice stays as it was', async () => {
    const running = new LastGoodChannel({ store, channelName: 'stable', keptIn });
    await running.read();
    const mallory = person('mallory');
    const { roots } = await rightsOf(store);
    const forged = rightsWith(mallory, ...roots, mallory.key);
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'), { rights: forged });
    for (const channel of [running, new LastGoodChannel({ store, channelName: 'stable', keptIn })]) {
      const { shown, trouble } = await channel.read();
      expect(shown?.channel.slices['mf-pets']?.stable.version).toBe(SLICE.version);
      expect(trouble).toMatch(
        /^VETO-434 mf-pets: move 2 \(publish by ann\) has the key SHA256:\S+, which may not do so/,
      );
    }
    // A server that has seen nothing yet shows nobody what does not count.
    const fresh = await new LastGoodChannel({ store, channelName: 'stable' }).read();
    expect([Object.keys(fresh.shown?.channel.slices ?? {}), fresh.refused]).toEqual([[], ['mf-pets']]);
  });
});

it('takes the pointer that it refused once an administrator has named its key, without another move', async () => {
  const mallory = person('mallory');
  const { roots } = await rightsOf(store);
  const keys = join(await newFolder('keys'), 'allowed_signers');
  const named = (...each: NamedKey[]) => writeFile(keys, each.map(keyLine).join('\n'));
  await named(...roots);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('VETO_OWNERS_KEYS', keys);
  const running = new LastGoodChannel({ store, channelName: 'stable', keptIn });
  await running.read();
  const rights = rightsWith(mallory, ...roots, mallory.key);
  await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'), { rights });
  expect((await running.read()).refused).toEqual(['mf-pets']);
  await named(...roots, mallory.key);
  const { shown, trouble } = await running.read();
  expect([shown?.channel.slices['mf-pets']?.stable.version, trouble]).toEqual([LATER.version, null]);
});

it("writes the index where a team's keys reach its own pointer alone", async () => {
  const team = new FolderStore(store.place);
  const write = team.write.bind(team);
  team.write = async (key, ...rest) => {
    if (key !== POINTER) throw new ToolError('VETO-426', `${key} cannot be written: access denied.`);
    return write(key, ...rest);
  };
  await moveChannel(team, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'));
  const index = async () => JSON.parse(await readFile(join(store.place, 'channels/stable.json'), 'utf8'));
  expect(await index()).toMatchObject({ revision: 2 });
  await new LastGoodChannel({ store, channelName: 'stable', writesIndex: true }).read();
  await vi.waitFor(async () => expect(await index()).toMatchObject({ revision: 3 }));
  expect((await readRevision(store, 2))?.slices['mf-pets']?.stable.version).toBe(SLICE.version);
});

describe('a server without memory that finds an older pointer', () => {
  const LATEST = /VETO-435 The pointer of mf-pets ends with move 1, but move 2 \(publish by test\) was made on \d{4}-/;
  let [earlier, latest] = [Buffer.alloc(0), Buffer.alloc(0)];
  beforeEach(async () => {
    earlier = await readFile(file());
    await publishTo(store, LATER, 'later');
    latest = await readFile(file());
    await writeFile(file(), earlier);
  });

  it('on a new machine says so, shows what it can prove, and is content once the latest is back', async () => {
    const running = new LastGoodChannel({ store, channelName: 'stable', writesIndex: true });
    for (const channel of [running, running, new LastGoodChannel({ store, channelName: 'stable' })]) {
      const { shown, trouble, refused } = await channel.read();
      expect(shown?.channel.slices['mf-pets']?.stable.version).toBe(SLICE.version);
      expect([trouble, refused]).toEqual([expect.stringMatching(LATEST), []]);
    }
    await writeFile(file(), latest);
    expect(await running.read()).toMatchObject({ trouble: null });
  });

  it('says that a pointer is gone, and goes on with the others', async () => {
    await rm(file());
    const { shown, trouble } = await new LastGoodChannel({ store, channelName: 'stable' }).read();
    expect([Object.keys(shown?.channel.slices ?? {}), shown?.channel.shell?.stable.version]).toEqual([
      [],
      SHELL.version,
    ]);
    expect(trouble).toMatch(/VETO-435 The pointer of mf-pets is gone, but move 2/);
  });

  it('and lost its data folder is degraded, and serves', async () => {
    const site = await testSite({ published: false, store, keptChannel: keptIn, config: HOSTED });
    onTestFinished(() => site.stop());
    expect((await site.get('/mf-pets')).status).toBe(200);
    const health = await site.get('/healthz');
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { status: 'degraded', reasons: [expect.stringMatching(LATEST)] },
    ]);
    await writeFile(file(), latest);
    expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });
  });
});

describe('the channel that was kept', () => {
  it('says nothing about a store that was begun anew, though its revisions are lower', async () => {
    await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, LATER, 'hand'));
    await read();
    const anew = new FolderStore(await newFolder('anew'));
    await publishTo(anew, SHELL, 'shell');
    expect(await read(anew)).toMatchObject({ trouble: null, shown: { channel: { revision: 1 } } });
  });

  it('is shown when all of the folder is gone, as of a disk that is not there, and until it is back', async () => {
    const copiesIn = await newFolder('copies');
    await read();
    await cp(store.place, copiesIn, { recursive: true });
    await rename(store.place, `${store.place}-away`);
    const start = () => new LastGoodChannel({ store, channelName: 'stable', keptIn, copiesIn });
    const running = start();
    for (const each of [running, running, start()])
      expect(await each.read()).toMatchObject({
        shown: { channel: { revision: 2 } },
        trouble: expect.stringContaining('mf-pets.json is gone'),
      });
    await rename(`${store.place}-away`, store.place);
    expect(await running.read()).toMatchObject({ trouble: null, shown: { channel: { revision: 2 } } });
  });

  it('is not shown when a release that it names is gone', async () => {
    await read();
    await rm(join(store.place, 'channels'), { recursive: true });
    await store.remove(`releases/mf-pets/${SLICE.version}/${SLICE.entry}`);
    expect(await read()).toMatchObject({ shown: null, trouble: expect.stringContaining('mf-pets is gone') });
  });

  it('may itself be damaged: then the store has the word', async () => {
    await read();
    await writeFile(join(keptIn, 'mf-pets.json'), '{"revision":');
    expect(await read()).toMatchObject({ trouble: null, shown: { channel: { revision: 2 } } });
  });
});

describe('the site of a damaged channel', () => {
  let stop: (() => Promise<void>) | undefined;
  afterEach(() => stop?.());

  it('shows the last good one, and /healthz and the log say degraded and why, also after a restart', async () => {
    const lines: { level: string; trouble?: string; msg: string }[] = [];
    const log = pino(
      { formatters: { level: (level) => ({ level }) } },
      { write: (line) => lines.push(JSON.parse(line)) },
    );
    const backend = () => null;
    const start = async () => {
      const site = await testSite({ published: false, store, keptChannel: keptIn, log, backend, config: HOSTED });
      stop = site.stop;
      return site;
    };
    let site = await start();
    expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready', reasons: [] });
    await writeFile(file(), '{"revision":');
    for (const when of ['now', 'after a restart']) {
      expect([when, (await site.get('/mf-pets')).status]).toEqual([when, 200]);
      const health = await site.get('/healthz');
      expect([when, health.status]).toEqual([when, 200]);
      expect(await health.json()).toMatchObject({ status: 'degraded', reasons: [expect.stringContaining('damaged')] });
      const metrics = await (await site.get('/metrics')).text();
      expect(metrics).toContain('veto_channel_degraded 1');
      expect(metrics).toContain('veto_pointer_refused{slice="mf-pets"} 1');
      await site.stop();
      site = await start();
    }
    expect(lines.filter(({ trouble }) => trouble?.includes('damaged')).map(({ level }) => level)).toEqual([
      'error',
      'error',
    ]);
    expect((await site.get('/healthz')).status).toBe(200);
    // As a person would repair it.
    await copyFile(join(keptIn, 'mf-pets.json'), file());
    expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });
    expect(lines.map(({ msg }) => msg)).toContain('the channel is good again');
  });
});

const HOSTED = runTimeConfig({
  gatePassword: '',
  channelName: 'stable',
  supabaseUrl: 'https://project.supabase.co',
  supabaseKey: 'sb_publishable',
});
