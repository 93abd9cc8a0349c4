import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder, openDataFolder, readSecrets, sentenceFor } from './data-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'veto-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('opening', () => {
  test('makes what is missing', () => {
    const folder = openDataFolder(path.join(root, 'a', 'b'));
    expect(statSync(folder.mail).isDirectory()).toBe(true);
    expect(statSync(folder.files).isDirectory()).toBe(true);
  });

  test('a file in the way is reported in a sentence that names the folder', () => {
    const file = path.join(root, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(path.join(file, 'data'))).toThrow(
      /^The data folder .*file\/data cannot be made, because a file/,
    );
  });

  test.each([
    ['ENOSPC', /disk that holds the data folder \/data is full/],
    ['EROFS', /data folder \/data cannot be written to/],
    ['EACCES', /data folder \/data cannot be written to/],
  ])('%s has a sentence', (code, sentence) => {
    expect(sentenceFor(Object.assign(new Error(code), { code }), '/data')).toMatch(sentence);
  });
});

describe('the lock', () => {
  test('is refused to a second one, in a sentence that names the folder and the holder', () => {
    const first = lockDataFolder({ root });
    expect(() => lockDataFolder({ root })).toThrow(
      `The data folder ${root} is in use by another Veto (process ${process.pid}). Stop that one first`,
    );
    first.release();
  });

  test('is free again once released', () => {
    lockDataFolder({ root }).release();
    const second = lockDataFolder({ root });
    second.release();
  });
});

describe('the secrets', () => {
  test('are strong, kept, and readable by this user only', () => {
    const made = readSecrets({ root });
    expect(made.jwtSecret.length).toBeGreaterThanOrEqual(64);
    expect(made.publishableKey).toMatch(/^sb_publishable_.{32}$/);
    expect(readSecrets({ root })).toEqual(made);
    expect(statSync(path.join(root, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('of a folder that had no password of a database get one, and stay otherwise', () => {
    const { databasePassword, ...others } = readSecrets({ root });
    writeFileSync(path.join(root, 'secrets.json'), JSON.stringify(others));
    const completed = readSecrets({ root });
    expect(completed).toEqual({ ...others, databasePassword: expect.stringMatching(/^.{32}$/) });
    expect(completed.databasePassword).not.toBe(databasePassword);
    expect(readSecrets({ root })).toEqual(completed);
  });

  test('differ between folders', () => {
    const other = mkdtempSync(path.join(tmpdir(), 'veto-folder-'));
    try {
      expect(readSecrets({ root: other }).jwtSecret).not.toBe(readSecrets({ root }).jwtSecret);
    } finally {
      rmSync(other, { recursive: true });
    }
  });

  test('are never made anew over a broken file', () => {
    writeFileSync(path.join(root, 'secrets.json'), '{"jwtSecret":');
    expect(() => readSecrets({ root })).toThrow(/secrets\.json cannot be read/);
    expect(readFileSync(path.join(root, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":');
  });
});
