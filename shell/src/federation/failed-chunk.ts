/** What webpack rejects with when a chunk's script fails: `request` is its address. */
interface ChunkLoadError extends Error {
  request?: string;
}

/** Whether an error, or what caused it, is webpack's for a chunk that did not arrive. */
export function isFailedChunk(error: unknown): error is ChunkLoadError {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || isFailedChunk(error.cause);
}

export function addressOfChunk(error: unknown): string | undefined {
  if (!isFailedChunk(error)) return undefined;
  return error.request ?? addressOfChunk(error.cause);
}
