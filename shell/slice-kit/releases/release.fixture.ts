import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShellRelease, SliceRelease } from '../src/contract/release.ts';
import { jsonBytes } from './json-bytes.ts';

export const ENTRY = 'entry.0011aabb.js';

export function newFolder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `veto-${name}-`));
}

export function fileOf(text: string) {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { integrity, bytes: text.length, gzipBytes: text.length };
}

export function sliceRelease(slice: string, version: string, text = 'entry'): SliceRelease {
  return {
    slice,
    version,
    contract: '^1.0.0',
    entry: ENTRY,
    container: `${slice}_${version}`.replaceAll(/\W/g, '_'),
    exposes: ['./slice'],
    files: { [ENTRY]: fileOf(text) },
    chunks: {},
    shared: {},
    sharedByChunk: {},
    usedExports: {},
    manifest: {
      name: slice,
      contract: '^1.0.0',
      routes: [
        {
          path: `/${slice}`,
          audience: ['signed-out', 'owner', 'veterinarian', 'no-profile'],
          title: slice,
          lang: 'en',
          skeleton: 'page',
          preload: [],
        },
      ],
      nav: [],
    },
  };
}

export function shellRelease(version: string, text = 'shell'): ShellRelease {
  const files = {
    'shell.js': fileOf(text),
    'boot.js': fileOf(text),
    'card.js': fileOf(text),
    'shell.css': fileOf(text),
  };
  return {
    slice: 'shell',
    version,
    contract: '1.0.0',
    early: [],
    entries: ['shell.js'],
    boot: ['boot.js'],
    styles: ['shell.css'],
    fonts: [],
    ownFiles: ['shell.js', 'boot.js'],
    screens: {},
    files,
    provides: { '@chakra-ui/react/card': { version: '3.37.0', files: ['boot.js', 'card.js'] } },
  };
}

/** A build's folder, as `slice build` leaves it. */
export async function builtRelease(release: SliceRelease | ShellRelease, text: string): Promise<string> {
  const folder = join(await newFolder('build'), release.version);
  await mkdir(folder);
  for (const name of Object.keys(release.files)) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'release.json'), jsonBytes(release));
  return folder;
}
