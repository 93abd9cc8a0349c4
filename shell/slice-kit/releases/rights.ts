import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.ts';
import { repository } from './repository.ts';
import { type NamedKey, openSigner, parseKeyLine, pemSigner, type Signer } from './signatures.ts';
import { ToolError } from './tool-error.ts';

/** Whose moves of a store count, and whoever moves here. */
export interface Rights {
  /** Administrators, who name the owners of slices; one with `verbs` may do these for any slice, and names nobody. */
  roots: readonly NamedKey[];
  /** undefined: there is no key here, and nothing can be moved. */
  signer: Signer | undefined;
  /** Whether the store is a folder that trusts the key in it. */
  isLocal: boolean;
}

/** In the repository: the administrators of a bucket, where VETO_OWNERS_KEYS names none. */
const ALLOWED_SIGNERS = join(repository, 'allowed_signers');
const LOCAL_KEY = '.store/key.pem';

/**
 * The rights in a store. Administrators are those of VETO_OWNERS_KEYS (lines of allowed_signers, or a file of them), the
 * key is VETO_SIGNING_KEY. A folder without that variable trusts one key, which is made in it for the first move. Throws
 * VETO-434 for a bucket whose administrators nobody names.
 */
export async function rightsOf(store: Pick<ObjectStore, 'place' | 'folder'>, env = process.env): Promise<Rights> {
  if (store.folder !== undefined && !env.VETO_OWNERS_KEYS) return localRights(join(store.folder, LOCAL_KEY));
  const roots = (await administrators(env)).split('\n').flatMap((line) => parseKeyLine(line) ?? []);
  if (roots.length === 0)
    throw new ToolError('VETO-434', `Nobody says whose moves count in ${store.place}: set VETO_OWNERS_KEYS.`);
  const signer = env.VETO_SIGNING_KEY ? await openSigner(env.VETO_SIGNING_KEY) : undefined;
  return { roots, signer, isLocal: false };
}

async function administrators({ VETO_OWNERS_KEYS: named }: NodeJS.ProcessEnv): Promise<string> {
  if (named?.includes('ssh-ed25519 ')) return named;
  return readFile(named || ALLOWED_SIGNERS, 'utf8').catch((error) => {
    if (!named) return '';
    throw new ToolError('VETO-405', `VETO_OWNERS_KEYS=${named} cannot be read: ${error.code}.`, { cause: error });
  });
}

/** A private key as PEM (PKCS #8). */
export function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

async function localRights(file: string): Promise<Rights> {
  const there = await readFile(file, 'utf8').catch((error) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return null;
    throw new ToolError('VETO-426', `The key ${file} cannot be read: ${error.code}.`, { cause: error });
  });
  if (there === null) return { roots: [], signer: undefined, isLocal: true };
  const signer = pemSigner(there, file);
  return { roots: [{ name: 'local', blob: signer.blob }], signer, isLocal: true };
}

/** Another key would count for nothing that was signed before. */
async function hasPointers(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, 'channels'), { recursive: true }).catch(() => []);
  return names.some((name) => /[\\/].+\.json$/.test(name));
}

/** The same for whoever is about to move: a folder that trusts the key in it has one afterwards. */
export async function rightsToMove(store: Pick<ObjectStore, 'place' | 'folder'>): Promise<Rights> {
  const rights = await rightsOf(store);
  if (!rights.isLocal || rights.signer || store.folder === undefined) return rights;
  const file = join(store.folder, LOCAL_KEY);
  if (await hasPointers(store.folder)) {
    // Another process may have made it just before the pointers.
    const now = await rightsOf(store);
    if (now.signer) return now;
    throw new ToolError('VETO-434', `${file} is gone, the key that signed what is live there: put it back.`);
  }
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, newKey(), { mode: 0o600 });
  // Whoever else makes one at the same time is as good.
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return rightsOf(store);
}
