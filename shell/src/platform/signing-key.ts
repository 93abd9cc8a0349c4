/** A private key that stays in this page's memory. */
export interface SigningKey {
  /** The public half, as in a `.pub` file. */
  blob: string;
  /** A signature as OpenSSH makes it, base64. */
  sign(text: string): Promise<string>;
}

/** What precedes the 32 bytes of an Ed25519 key in OpenSSH's form. */
const ED25519 = [0, 0, 0, 11, ...new TextEncoder().encode('ssh-ed25519'), 0, 0, 0, 32];

/** The key of a PEM that `slice owners --new-key` has made; null for any other text. */
export async function readSigningKey(pem: string): Promise<SigningKey | null> {
  try {
    const [, base64 = ''] = /-----BEGIN PRIVATE KEY-----([\s\S]*)-----END PRIVATE KEY-----/.exec(pem) ?? [];
    const key = await crypto.subtle.importKey('pkcs8', bytesOf(base64.replaceAll(/\s/g, '')), 'Ed25519', true, [
      'sign',
    ]);
    const { x = '' } = await crypto.subtle.exportKey('jwk', key);
    const blob = base64Of([...ED25519, ...bytesOf(x.replaceAll('-', '+').replaceAll('_', '/'))]);
    return {
      blob,
      sign: async (text) => base64Of(new Uint8Array(await crypto.subtle.sign('Ed25519', key, await signedData(text)))),
    };
  } catch {
    return null;
  }
}

/** As `signatures.ts` of slice-kit has it (PROTOCOL.sshsig of OpenSSH). */
async function signedData(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-512', encoder.encode(text)));
  const parts = [encoder.encode('veto'), new Uint8Array(), encoder.encode('sha512'), hash];
  return Uint8Array.from([...encoder.encode('SSHSIG'), ...parts.flatMap((part) => [0, 0, 0, part.length, ...part])]);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function base64Of(bytes: Iterable<number>): string {
  return btoa(String.fromCharCode(...bytes));
}
