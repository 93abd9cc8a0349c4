import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canEnter, databasePlace, findServerUser, reachableBinaries, type ServerUser } from './server-user.ts';

/** Somebody else, of our group, as only root may give files away. */
const user: ServerUser = { uid: 54_321, gid: process.getgid?.() ?? 0 };
/** Of no group of ours. */
const STRANGER: ServerUser = { uid: 54_321, gid: 54_321 };
let home: string;
let elsewhere: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'veto-home-'));
  elsewhere = path.join(tmpdir(), `${path.basename(home)}-elsewhere`);
});
afterEach(() => {
  for (const each of [home, elsewhere]) rmSync(each, { recursive: true, force: true });
});

function folder(name: string, mode = 0o700): string {
  const made = path.join(home, name);
  mkdirSync(made, { recursive: true });
  chmodSync(made, mode);
  return made;
}

describe('the user of the server', () => {
  const passwd = (...lines: string[]) => {
    const file = path.join(home, 'passwd');
    writeFileSync(file, lines.join('\n'));
    return file;
  };

  test('is the one who starts it', () => {
    expect(findServerUser(1000)).toBeNull();
  });

  test('is postgres for root, and nobody in a container without one', () => {
    const nobody = 'nobody:x:65534:65534:nobody:/:/sbin/nologin';
    expect(findServerUser(0, passwd('root:x:0:0::/root:', nobody, 'postgres:x:70:71::/:'))).toEqual({
      uid: 70,
      gid: 71,
    });
    expect(findServerUser(0, passwd('root:x:0:0::/root:', nobody))).toEqual({ uid: 65_534, gid: 65_534 });
    expect(() => findServerUser(0, passwd('root:x:0:0::/root:'))).toThrow(/set VETO_DATABASE_URL/);
  });
});

describe('the place of the database', () => {
  test('is the data folder, which lets the server’s user pass and nobody else', () => {
    chmodSync(home, 0o711);
    const root = folder('data');
    expect(databasePlace(root, 'postgres', user, elsewhere)).toBe(path.join(root, 'postgres'));
    expect(statSync(root).mode & 0o777).toBe(0o710);
    expect(canEnter(root, user)).toBe(true);
  });

  test('is elsewhere for good, by a link, below a home that nobody else may enter', () => {
    const root = folder('data');
    const place = databasePlace(root, 'postgres', user, elsewhere);
    expect(path.dirname(place)).toBe(elsewhere);
    expect(canEnter(elsewhere, user)).toBe(true);
    expect(lstatSync(path.join(root, 'postgres')).isSymbolicLink()).toBe(true);
    expect(databasePlace(root, 'postgres', user, elsewhere)).toBe(place);
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  test('is left as it is where the server runs as ourselves', () => {
    const root = folder('data');
    expect(databasePlace(root, 'postgres', null, elsewhere)).toBe(path.join(root, 'postgres'));
    expect(statSync(root).mode & 0o777).toBe(0o700);
  });
});

test('programs below such a home are copied once to where the server’s user can run them', () => {
  const programs = folder('package/native/bin', 0o755);
  writeFileSync(path.join(home, 'package/package.json'), '{"version":"17.0.0"}');
  for (const program of ['postgres', 'initdb']) writeFileSync(path.join(programs, program), program, { mode: 0o755 });
  const binaries = { postgres: path.join(programs, 'postgres'), initdb: path.join(programs, 'initdb') };
  expect(reachableBinaries(binaries, null, elsewhere)).toBe(binaries);
  // As a machine has it whose files are nobody else's business.
  const umask = process.umask(0o077);
  const copied = reachableBinaries(binaries, user, elsewhere);
  process.umask(umask);
  expect(statSync(copied.initdb).mode & 0o777).toBe(0o755);
  expect(canEnter(path.dirname(copied.initdb), STRANGER)).toBe(true);
  expect(copied.initdb).toBe(path.join(elsewhere, 'postgresql-17.0.0/bin/initdb'));
  expect(readFileSync(copied.postgres, 'utf8')).toBe('postgres');
  expect(reachableBinaries(binaries, user, elsewhere)).toEqual(copied);
});
