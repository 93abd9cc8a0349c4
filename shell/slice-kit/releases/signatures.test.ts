import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { person } from './keys.fixture.ts';
import { newFolder } from './release.fixture.ts';
import { fingerprint, isSignedBy, keyLine, openSigner, parseKeyLine } from './signatures.ts';

/** Of `ssh-keygen -Y sign -n veto` over 'a move', with a key of `ssh-keygen -t ed25519`. */
const OPENSSH = {
  line: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIG+XEf9drP2Y8nPTXOIkrZAVzYqgLzIHZodpaTY04UjR ann',
  fingerprint: 'SHA256:MPzIzJ2C/nFI1hyTBHd6WUwL36t5OJnQp4yI2LW4CoU',
  signature: '7tXhDToQ3I2XeDceJwTpcgfvVaiFQEBSl0e1HIWi6la+QP3/7tG+lLff8BKCjnVUKVLLcrBML7zHMNnCkCN7DA==',
};
const BLOB = OPENSSH.line.split(' ')[1] ?? '';

it('reads keys as OpenSSH writes them, and writes what it reads', () => {
  expect(parseKeyLine(OPENSSH.line)).toEqual({ name: 'ann', blob: BLOB });
  expect(fingerprint(BLOB)).toBe(OPENSSH.fingerprint);
  const line = `ci namespaces="canary,promote" valid-before="20271231" ssh-ed25519 ${BLOB}`;
  const key = { name: 'ci', blob: BLOB, verbs: ['canary', 'promote'], until: '2027-12-31T00:00:00.000Z' };
  expect(parseKeyLine(line)).toEqual(key);
  expect(keyLine(key)).toBe(line);
  for (const empty of ['', '  ', '# administrators']) expect(parseKeyLine(empty)).toBeNull();
});

it('reads options as OpenSSH does: commas between them, names in capitals, an hour', () => {
  const limited = { name: 'ci', blob: BLOB, verbs: ['abort'], until: '2027-12-31T00:00:00.000Z' };
  expect(parseKeyLine(`ci Namespaces="abort",valid-before="202712311200Z" ssh-ed25519 ${BLOB}`)).toEqual(limited);
});

it.each([
  'namespaces=abort',
  'valid-before=20271231',
  'valid-before="2027-12-31"',
  'valid-after="20271231"',
  'cert-authority',
])('no key has all rights because nobody reads %s', (option) => {
  expect(() => parseKeyLine(`site ${option} ssh-ed25519 ${BLOB}`)).toThrow(/^VETO-405 The line of the key site says/);
});

it.each(['ann', 'ann ssh-rsa AAAA', 'ann ssh-ed25519 AAAA', `ssh-ed25519 ${BLOB}`])('%s is no key', (line) => {
  expect(() => parseKeyLine(line)).toThrow('VETO-405');
});

it('takes a signature of OpenSSH, for that text alone', () => {
  expect(isSignedBy(BLOB, 'a move', OPENSSH.signature)).toBe(true);
  expect(isSignedBy(BLOB, 'a moves', OPENSSH.signature)).toBe(false);
  expect(isSignedBy(person('bob').key.blob, 'a move', OPENSSH.signature)).toBe(false);
});

it('signs with a PEM, as text or in a file, and says what is neither', async () => {
  const { key, pem } = person('ann');
  const file = join(await newFolder('keys'), 'ann.pem');
  await writeFile(file, pem);
  for (const place of [pem, file])
    expect(isSignedBy(key.blob, 'a move', await (await openSigner(place)).sign('a move'))).toBe(true);
  await expect(openSigner(`${file}.gone`)).rejects.toThrow('VETO-405');
  await expect(openSigner('-----BEGIN OPENSSH PRIVATE KEY-----')).rejects.toThrow('VETO-405');
  await expect(openSigner(pem.replaceAll('\n', '\\n'))).rejects.toThrow(
    'VETO-405 The key in VETO_SIGNING_KEY is damaged',
  );
});
