import { spawn } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { ToolError } from './tool-error.ts';

/** A public key as OpenSSH writes it, and what it may do. */
export interface NamedKey {
  name: string;
  /** Base64, the second word of a `.pub` file. */
  blob: string;
  /** The only actions that it may sign; undefined: all that its place allows. */
  verbs?: string[];
  /** ISO 8601: what it signs from then on counts no more. */
  until?: string;
}

/** Whoever holds the private half. */
export interface Signer {
  blob: string;
  sign(text: string): Promise<string>;
}

/** The namespace of SSH signatures, so that no signature made for something else is one of ours. */
export const NAMESPACE = 'veto';
/** What precedes the 32 bytes of an Ed25519 key in OpenSSH's form. */
const ED25519 = Buffer.from('0000000b7373682d6564323535313900000020', 'hex');
const PEM = '-----BEGIN PRIVATE KEY-----';

/** As OpenSSH writes them, whose names may be in capitals: an option more that nobody reads would leave a key with every right. */
const OPTION = /[\s,]*\b(namespaces|valid-before)="([^"]*)"/gi;

/**
 * A line of OpenSSH's allowed_signers, `ann namespaces="canary,promote" valid-before="20271231" ssh-ed25519 AAAA…`, or of a
 * `.pub` file, `ssh-ed25519 AAAA… ann`; null for an empty line or a comment. Throws VETO-405 for anything else.
 */
export function parseKeyLine(line: string): NamedKey | null {
  const text = line.trim();
  if (!text || text.startsWith('#')) return null;
  const [, before = '', blob = '', comment = ''] = /^(.*?)\bssh-ed25519\s+([A-Za-z0-9+/]+=*)\s*(.*)$/.exec(text) ?? [];
  const named = /^[^\s"]+/.exec(before)?.[0];
  const name = named ?? comment;
  if (!name || !isEd25519(blob))
    throw new ToolError('VETO-405', `'${text}' is no key: it is as 'ann ssh-ed25519 AAAA…', with a name.`);
  return { name, blob, ...limitsIn(before.slice(named?.length ?? 0), name) };
}

function limitsIn(options: string, name: string): Pick<NamedKey, 'verbs' | 'until'> {
  const given = new Map([...options.matchAll(OPTION)].map(([, key = '', value = '']) => [key.toLowerCase(), value]));
  const verbs = given.get('namespaces');
  const end = given.get('valid-before');
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:\d{4}(?:\d\d)?)?Z?$/.exec(end ?? '') ?? [];
  const until = year && `${year}-${month}-${day}T00:00:00.000Z`;
  const isNoDay = end !== undefined && !(until && Date.parse(until));
  const rest = options.replaceAll(OPTION, '').trim() || (isNoDay ? `valid-before="${end}"` : '');
  if (rest)
    throw new ToolError(
      'VETO-405',
      `The line of the key ${name} says '${rest}': there are namespaces="canary,promote" and valid-before="20271231".`,
    );
  return { ...(verbs !== undefined && { verbs: verbs.split(',') }), ...(until && { until }) };
}

/** The line that `parseKeyLine` reads. */
export function keyLine({ name, blob, verbs, until }: NamedKey): string {
  const only = verbs ? ` namespaces="${verbs.join(',')}"` : '';
  const end = until ? ` valid-before="${until.slice(0, 10).replaceAll('-', '')}"` : '';
  return `${name.replaceAll(/[\s"]+/g, '-')}${only}${end} ssh-ed25519 ${blob}`;
}

/** 'SHA256:…', as `ssh-keygen -l` prints it. */
export function fingerprint(blob: string): string {
  return `SHA256:${createHash('sha256').update(Buffer.from(blob, 'base64')).digest('base64').replaceAll('=', '')}`;
}

/** Whether the key signed the text: as `ssh-keygen -Y verify -n veto`, in a hundredth of its time. */
export function isSignedBy(blob: string, text: string, signature: string): boolean {
  return verify(null, sshSignedData(text), publicKey(blob), Buffer.from(signature, 'base64'));
}

/**
 * A private key: PKCS #8 PEM (the text itself, or a file), or a file of OpenSSH, for which `ssh-keygen` asks the
 * passphrase or the agent. Throws VETO-405 for what is neither.
 */
export async function openSigner(keyOrFile: string): Promise<Signer> {
  const isText = keyOrFile.includes('-----BEGIN');
  const text = isText
    ? keyOrFile
    : await readFile(keyOrFile, 'utf8').catch((error) => {
        // It may be a key without its first line: logs are read by many.
        const sentence = `VETO_SIGNING_KEY is neither a file that can be read (${error.code}) nor the text of a PEM.`;
        throw new ToolError('VETO-405', sentence, { cause: error });
      });
  if (text.trim().startsWith(PEM)) return pemSigner(text, isText ? 'in VETO_SIGNING_KEY' : keyOrFile);
  if (isText) throw new ToolError('VETO-405', 'The text in VETO_SIGNING_KEY is no PEM of a private key (PKCS #8).');
  return sshKeygenSigner(keyOrFile);
}

/** `place` names it. Throws VETO-405 for a PEM that is damaged, as one that lost its line breaks, or is no Ed25519 key. */
export function pemSigner(pem: string, place: string): Signer {
  try {
    return signerOf(createPrivateKey(pem));
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError('VETO-405', `The key ${place} is damaged: it is no PEM of a private key (PKCS #8).`, {
      cause: error,
    });
  }
}

/** Throws VETO-405 for a key that is not Ed25519. */
function signerOf(key: KeyObject): Signer {
  if (key.asymmetricKeyType !== 'ed25519') throw new ToolError('VETO-405', 'A signing key is an Ed25519 key.');
  return { blob: blobOf(key), sign: async (text) => sign(null, sshSignedData(text), key).toString('base64') };
}

function blobOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([ED25519, Buffer.from(x, 'base64url')]).toString('base64');
}

async function sshKeygenSigner(file: string): Promise<Signer> {
  const line = file.endsWith('.pub')
    ? await readFile(file, 'utf8')
    : await readFile(`${file}.pub`, 'utf8').catch(() => sshKeygen(['-y', '-f', file], ''));
  const { blob } = parseKeyLine(`key ${line}`) ?? { blob: '' };
  return {
    blob,
    async sign(text) {
      const armor = await sshKeygen(['-q', '-Y', 'sign', '-n', NAMESPACE, '-f', file], text);
      // The signature is the end of what OpenSSH wraps it in.
      return Buffer.from(armor.replaceAll(/-----.*-----|\s/g, ''), 'base64')
        .subarray(-64)
        .toString('base64');
    },
  };
}

async function sshKeygen(args: string[], input: string): Promise<string> {
  const child = spawn('ssh-keygen', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const failed = new ToolError('VETO-405', `ssh-keygen ${args.join(' ')} gave no signature.`);
  const ended = once(child, 'close').catch((error) => Promise.reject(Object.assign(failed, { cause: error })));
  child.stdin.on('error', () => {}).end(input);
  const [said, [code]] = await Promise.all([child.stdout.toArray(), ended]);
  if (code !== 0) throw failed;
  return Buffer.concat(said).toString();
}

function publicKey(blob: string): KeyObject {
  const x = Buffer.from(blob, 'base64').subarray(ED25519.length).toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

function isEd25519(blob: string): boolean {
  const bytes = Buffer.from(blob, 'base64');
  return bytes.length === ED25519.length + 32 && bytes.subarray(0, ED25519.length).equals(ED25519);
}

/** What an SSH signature signs (PROTOCOL.sshsig of OpenSSH). */
function sshSignedData(text: string): Buffer {
  const hash = createHash('sha512').update(text).digest();
  const parts = [Buffer.from(NAMESPACE), Buffer.alloc(0), Buffer.from('sha512'), hash];
  const sized = parts.flatMap((part) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(part.length);
    return [size, part];
  });
  return Buffer.concat([Buffer.from('SSHSIG'), ...sized]);
}
