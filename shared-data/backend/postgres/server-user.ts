import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../data-folder.ts';
import type { Binaries } from './binaries.ts';

/** PostgreSQL refuses to run as root: as root, the server runs as somebody else. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** In this order: containers without `useradd` have at least the second. */
const CANDIDATES = ['postgres', 'nobody'];

/** Where files lie that the server's user could not reach below the data folder or the checkout. */
const SYSTEM_FOLDER = '/var/lib/veto';

/**
 * Whom the server runs as; null where it is the user of this process.
 * @throws StartFailure when root has nobody to run it as.
 */
export function findServerUser(uid = process.getuid?.(), passwd = '/etc/passwd'): ServerUser | null {
  if (uid !== 0) return null;
  const entries = readFileSync(passwd, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const entry = entries.find(([name]) => name === candidate);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new StartFailure(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody: start Veto as another user, or set VETO_DATABASE_URL to a server of your own.',
  );
}

/** Whether the user gets to the folder: each one above it and itself lets them pass. */
export function canEnter(folder: string, { uid, gid }: ServerUser): boolean {
  const { mode, ...owner } = statSync(folder);
  const bit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001;
  const above = path.dirname(folder);
  return (mode & bit) !== 0 && (above === folder || canEnter(above, { uid, gid }));
}

/**
 * Where the database's files lie: `name` in the data folder. Root lets the server's user pass through that folder; where
 * a folder above it keeps them out, `name` is a link to a folder in /var/lib/veto.
 */
export function databasePlace(root: string, name: string, user: ServerUser | null, elsewhere = SYSTEM_FOLDER): string {
  const place = path.join(root, name);
  const existing = lstatSync(place, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return readlinkSync(place);
  if (existing || !user) return place;
  const { uid, mode } = statSync(root);
  if (!canEnter(realpathSync(root), user)) {
    chownSync(root, uid, user.gid);
    chmodSync(root, mode | 0o010);
  }
  if (canEnter(realpathSync(root), user)) return place;
  makeOpen(elsewhere);
  const target = path.join(elsewhere, `database-${randomBytes(6).toString('hex')}`);
  symlinkSync(target, place);
  return target;
}

/** The programs where the server's user can run them: copied to /var/lib/veto where they cannot enter the checkout. */
export function reachableBinaries(binaries: Binaries, user: ServerUser | null, elsewhere = SYSTEM_FOLDER): Binaries {
  const programs = realpathSync(path.dirname(binaries.postgres));
  if (!user || canEnter(programs, user)) return binaries;
  const packageFolder = path.resolve(programs, '../..');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(elsewhere, `postgresql-${version}`);
  if (!existsSync(copy)) {
    makeOpen(elsewhere);
    // Whole or not at all.
    const unfinished = `${copy}-${randomBytes(4).toString('hex')}`;
    cpSync(path.join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    renameSync(unfinished, copy);
  }
  const at = (program: string) => path.join(copy, 'bin', path.basename(program));
  return { postgres: at(binaries.postgres), initdb: at(binaries.initdb) };
}

/** Makes a folder that everybody may enter, whatever the umask is. */
function makeOpen(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Everybody may read what lies in the folder, and run what its owner may run: root's umask may say otherwise. */
function openToAll(folder: string): void {
  for (const entry of [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ]) {
    const found = lstatSync(entry);
    if (!found.isSymbolicLink())
      chmodSync(entry, found.mode | ((found.mode & 0o500) >> 3) | ((found.mode & 0o500) >> 6));
  }
}
