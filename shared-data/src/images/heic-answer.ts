import type { Pixels } from './heif-decoder.ts';

/** A decoded picture (null for a damaged file), or why the decoder did not come. */
export type HeicAnswer = { pixels: Pixels | null } | { failed: string };

/** Loads the decoder and decodes one file. Never rejects. */
export async function answerHeic(file: ArrayBuffer): Promise<HeicAnswer> {
  try {
    const { decodeHeif } = await import(/* webpackChunkName: "heif-decoder" */ './heif-decoder.ts');
    return { pixels: await decodeHeif(new Uint8Array(file)).catch(() => null) };
  } catch (error) {
    return { failed: String(error) };
  }
}
