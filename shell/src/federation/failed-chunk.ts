/** What webpack rejects with when a chunk's script fails: `request` is its address. */
interface ChunkLoadError extends Error {
  request?: string;
}

/** How far down an error's causes are looked at: one may be its own cause. */
const DEEPEST = 10;

function chunkErrorIn(error: unknown): ChunkLoadError | undefined {
  let each = error;
  for (let depth = 0; each instanceof Error && depth < DEEPEST; depth += 1) {
    if (each.name === 'ChunkLoadError') return each;
    each = each.cause;
  }
  return undefined;
}

/** Whether an error, or what caused it, is webpack's for a chunk that did not arrive. */
export function isFailedChunk(error: unknown): boolean {
  return chunkErrorIn(error) !== undefined;
}

export function addressOfChunk(error: unknown): string | undefined {
  return chunkErrorIn(error)?.request;
}
