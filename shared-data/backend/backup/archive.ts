/**
 * The format of a backup: a .tar.gz in which each file of sums (`sha256sum -c` reads it) follows the entries that it is about.
 * The last entry but the last sums is the manifest, so that an archive without its end is never taken for a whole one.
 */

/** So many entries wait for their sums at most. */
export const SUMS_EVERY = 1000;

const SUMS_FOLDER = 'sums/';

export const sumsName = (number: number) => `${SUMS_FOLDER}${String(number).padStart(6, '0')}.sha256`;

export const isSums = (name: string) => name.startsWith(SUMS_FOLDER);

export const sumLine = (sha256: string, name: string) => `${sha256}  ${name}\n`;

export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
