/** The id of the request that an error is about; undefined where there was none. */
export function requestReference(error: unknown): string | undefined {
  const id = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return typeof id === 'string' ? id : undefined;
}
