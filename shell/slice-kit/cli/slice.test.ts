import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
