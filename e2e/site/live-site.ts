import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteAt } from '@veto/slice-kit/releases';

/**
 * Copies what a site shows everybody into a release store of its own, in which `start` moves no pointer. Rejects with VETO-441
 * for an address that does not answer as a site does.
 */
export async function copyLiveSite(address: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const { channel, readFile } = await siteAt(address);
  const folder = await mkdtemp(join(tmpdir(), 'veto-live-'));
  const write = async (key: string, content: Uint8Array | string) => {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), content);
  };
  const pointers = [channel.shell, ...Object.values(channel.slices)].filter((pointer) => pointer !== undefined);
  for (const pointer of pointers) {
    delete pointer.canary;
    pointer.movedBy = 'hand';
    const { slice, version, files } = pointer.stable;
    const names = ['release.json', ...Object.keys(files)];
    await Promise.all(
      names.map(async (name) => {
        const key = `releases/${slice}/${version}/${name}`;
        await write(key, await readFile(key));
      }),
    );
  }
  await write('channels/stable.json', JSON.stringify({ ...channel, releasesUrl: '/releases/' }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
