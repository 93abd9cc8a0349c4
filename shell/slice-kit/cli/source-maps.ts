import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceMaps } from '../releases/index.ts';

/** Takes the source maps out of a folder of compiled files. */
export async function takeSourceMaps(folder: string): Promise<SourceMaps> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.map')).toSorted();
  const maps = await Promise.all(
    names.map(async (name) => [name.slice(0, -'.map'.length), await readFile(join(folder, name), 'utf8')] as const),
  );
  await Promise.all(names.map((name) => rm(join(folder, name))));
  return Object.fromEntries(maps);
}
