import { newKey, type Rights } from './rights.ts';
import { type NamedKey, pemSigner, type Signer } from './signatures.ts';

/** Somebody with a key. */
export interface Person {
  key: NamedKey;
  pem: string;
  signer: Signer;
}

export function person(name: string): Person {
  const pem = newKey();
  const signer = pemSigner(pem, 'of the test');
  return { key: { name, blob: signer.blob }, pem, signer };
}

/** What somebody may do where these are the administrators. */
export function rightsWith(signer: Person, ...roots: NamedKey[]): Rights {
  return { roots, signer: signer.signer, isLocal: false };
}

/** The environment of an administrator. */
export function administratorEnv({ key, pem }: Person = person('admin')): Record<string, string> {
  return { VETO_OWNERS_KEYS: `${key.name} ssh-ed25519 ${key.blob}`, VETO_SIGNING_KEY: pem };
}
