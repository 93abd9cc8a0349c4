import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { FolderStore, moveChannel, moves } from '../releases/index.ts';
import { newFolder, sliceRelease } from '../releases/release.fixture.ts';

it('ends quietly when nobody reads the rest of what it prints', async () => {
  const store = new FolderStore(await newFolder('store'));
  for (const hash of Array.from({ length: 40 }, (_, n) => `${n}`.padStart(12, '0')))
    await moveChannel(store, 'stable', 'ann', (now) =>
      moves.publish(now, sliceRelease('mf-hotel', `1.0.0-${hash}`), 'hand'),
    );
  const command = spawn(process.execPath, [join(import.meta.dirname, 'slice.ts'), 'status', '--moves', '40'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, VETO_RELEASES_DIR: store.place },
  });
  // As `head -n 1` does.
  command.stdout.once('data', () => command.stdout.destroy());
  let said = '';
  command.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(command, 'close');
  expect([code, said]).toEqual([0, '']);
});

it('says which Node.js it needs where an older one runs it', async () => {
  const older = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })";
  const command = join(import.meta.dirname, 'slice.mjs');
  const run = promisify(execFile)(process.execPath, ['--import', older, command, '--help']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'slice needs Node.js 24 or later, and this is 20.20.2.\n',
  });
});
