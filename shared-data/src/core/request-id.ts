/** What an answer's `x-request-id` says: how the server's log calls the request. */
export function requestIdOf(response: Response): string | undefined {
  return response.headers.get('x-request-id') ?? undefined;
}

/** Tells the page how the server's log calls what it has just answered: a report of a later failure names the latest. */
export function announceAnswer(response: Response): void {
  const requestId = requestIdOf(response);
  // Of a page: tests and tools ask the same way in Node.
  if (requestId !== undefined && 'dispatchEvent' in globalThis)
    dispatchEvent(new CustomEvent('veto:answered', { detail: requestId }));
}

let refused: { status: number; requestId: string | undefined } | null = null;

/** Remembers the latest refusal of the services whose clients throw errors that know nothing of the answer's headers. */
export function noteAnswer(response: Response): void {
  if (!response.ok) refused = { status: response.status, requestId: requestIdOf(response) };
}

/** Writes into such an error, right after its answer, which request it is about. Any other stays as it is. */
export function nameRequest(error: unknown): void {
  if (!(error instanceof Error) || !('status' in error) || knownId(error)) return;
  if (refused && error.status === refused.status) Object.assign(error, { requestId: refused.requestId });
}

/** How the console names an error's request; '' where the server gave no id. */
export function inConsole(error: unknown): string {
  const id = knownId(error);
  return id ? ` (request ${id})` : '';
}

function knownId(error: unknown): unknown {
  return error instanceof Error && 'requestId' in error ? error.requestId : undefined;
}
