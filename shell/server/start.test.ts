import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderStore } from '@veto/slice-kit/releases';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../slice-kit/releases/release.fixture.ts';
import { publishTo, SHELL } from './site.fixture.ts';

/** As on a busy machine, where the refusal comes long after all else is ready. */
const SLOW_BACKEND = `data:text/javascript,${encodeURIComponent(
  `if (process.argv[1]?.endsWith('backend/process.ts')) await new Promise((resolve) => setTimeout(resolve, 1500));`,
)}`;

/** Runs the start command, which must end by itself. */
async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string[]; printed: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said.trim().split('\n'), printed };
}

describe('start refuses in one sentence, before any long work,', () => {
  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const { code, said, printed } = await refusedStart({ PORT: String(port), VETO_DATA_DIR: await newFolder('data') });
    other.close();
    expect(code).toBe(1);
    expect(said).toEqual([`Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1}`]);
    expect(printed).toBe('');
  });

  it('a port that is none', async () => {
    const { code, said } = await refusedStart({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(said).toEqual(['PORT=eighty is no port: it is a whole number from 0 to 65535.']);
  });

  it('a data folder where a file is in the way', async () => {
    const file = join(await newFolder('data'), 'file');
    await writeFile(file, '');
    const { code, said } = await refusedStart({ PORT: '0', VETO_DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(said).toEqual([
      `The folder ${join(file, 'data')} cannot be used: a file is in its way. Choose another with VETO_DATA_DIR=…`,
    ]);
  });

  it('a data folder that another Veto uses, whose last good channel stays', async () => {
    const [dataDir, store] = [await newFolder('data'), new FolderStore(await newFolder('releases'))];
    await publishTo(store, SHELL, 'shell');
    const published = await store.list('');
    const holder = new DatabaseSync(join(dataDir, 'lock.sqlite'));
    onTestFinished(() => holder.close());
    holder.exec('begin exclusive');
    const { code, said } = await refusedStart({
      PORT: '0',
      VETO_DATA_DIR: dataDir,
      VETO_RELEASES_DIR: store.place,
      NODE_OPTIONS: `--import=${SLOW_BACKEND}`,
    });
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringContaining(`The data folder ${dataDir} is in use by another Veto`)]);
    expect(await readdir(dataDir)).not.toContain('last-good-channel');
    expect(await store.list('')).toEqual(published);
  });

  it.runIf(process.platform === 'linux')('a releases folder that can never be made', async () => {
    const { code, said } = await refusedStart({
      PORT: '0',
      VETO_DATA_DIR: await newFolder('data'),
      VETO_RELEASES_DIR: '/proc/veto',
    });
    expect(code).toBe(1);
    expect(said).toEqual([
      'The folder /proc/veto cannot be used: it cannot be made there. Choose another with VETO_RELEASES_DIR=…',
    ]);
  });

  it('a hosted project without its key', async () => {
    const { code, said } = await refusedStart({ VETO_SUPABASE_URL: 'https://x.supabase.co', VETO_SUPABASE_KEY: '' });
    expect(code).toBe(1);
    expect(said).toEqual(['VETO_SUPABASE_URL needs VETO_SUPABASE_KEY beside it.']);
  });
});
