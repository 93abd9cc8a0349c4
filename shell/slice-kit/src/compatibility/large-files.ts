import type { SliceRelease } from '../contract/release.ts';

/** From so many kB (1024 bytes) after gzip a file outside every first paint is asked about: 0.8 s at 1.6 Mbit/s. */
export const LARGE_KB = 150;
/** By so much a file may grow without another question. */
const GROWTH = 1.1;

/** A file that pages may ask for after their first paint. */
export interface LargeFile {
  /** Without its hash: 'maplibre-gl.js'. */
  name: string;
  /** After gzip. */
  bytes: number;
}

/** The scripts and style sheets of a release over LARGE_KB that no first paint asks for, the largest first. */
export function largeFiles({ entry, files, chunks, manifest }: SliceRelease): LargeFile[] {
  const preloads = [...manifest.routes, ...(manifest.fills ?? [])].flatMap(({ preload = [] }) => preload);
  const first = new Set([entry, ...['slice', ...preloads].flatMap((name) => chunks[name] ?? [])]);
  return Object.entries(files)
    .filter(([name, { gzipBytes }]) => gzipBytes > LARGE_KB * 1024 && /\.(js|css)$/.test(name) && !first.has(name))
    .map(([name, { gzipBytes }]) => ({ name: name.replace(/\.[0-9a-f]{6}(?=\.\w+$)/, ''), bytes: gzipBytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/** Of those, the ones that the live release does not have, or has much smaller: a sentence each. */
export function newLargeFiles(candidate: SliceRelease, live: SliceRelease): string[] {
  const before = new Map(largeFiles(live).map(({ name, bytes }) => [name, bytes]));
  return largeFiles(candidate).flatMap(({ name, bytes }) => {
    const was = before.get(name);
    if (was !== undefined && bytes <= was * GROWTH) return [];
    const kB = (size: number) => `${(size / 1024).toFixed(1)} kB`;
    const live = was === undefined ? `none over ${LARGE_KB} kB in the live release` : `${kB(was)} in the live release`;
    return [`${name} brings ${kB(bytes)} to whoever comes to need it: ${live}.`];
  });
}
