import { FILE_LIMIT_MS } from './time-limit.ts';

/** Why a script that was asked for twice did not run, as far as one more look at its file tells. */
export interface FileTrouble {
  /** The server has other bytes than the release was published with. */
  differs: boolean;
  /** For the report: 'https://…/entry.js answered 404'. */
  sentence: string;
}

/** As it stands in an integrity attribute. Undefined where the browser hashes nothing: on plain http. */
async function sha384Of(bytes: ArrayBuffer): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  const digest = await subtle?.digest('SHA-384', bytes);
  return digest && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Asks for a file once more, past every cache. A browser says of a script only that it failed: whether a connection broke
 * off or the bytes are others is for a team two different days. Never throws.
 */
export async function fileTrouble(url: string): Promise<FileTrouble> {
  try {
    const signal = AbortSignal.timeout(FILE_LIMIT_MS);
    const response = await fetch(url, { cache: 'reload', credentials: 'same-origin', signal });
    if (!response.ok) return { differs: false, sentence: `${url} answered ${response.status}` };
    const expected = globalThis.vetoIntegrity?.[url];
    const hash = await sha384Of(await response.arrayBuffer());
    if (!hash || !expected)
      return {
        differs: false,
        sentence: `${url} broke off twice, or differs from its hash: it arrived at the third try`,
      };
    if (hash !== expected) return { differs: true, sentence: `${url} differs from its hash` };
    return { differs: false, sentence: `${url} broke off twice, or was not run: it arrived whole at the third try` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { differs: false, sentence: `${url} did not arrive: ${reason}` };
  }
}
