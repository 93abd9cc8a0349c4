/** What a request can fail with. `message` is the server's own sentence where it gave one. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The HTTP status; 0 when no answer arrived (no network, time-out). */
  readonly status: number;
  /** The server's code: a SQLSTATE ('23505'), PostgREST's ('PGRST116'), or ours: 'network', 'timeout', 'shape', 'refused'. */
  readonly code: string;
  /** How the server's log calls the request, for a report; missing where no answer arrived. */
  requestId: string | undefined;

  constructor(message: string, details: { status: number; code?: string; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code ?? '';
  }
}

/** Whether to ask again: no network, or a gateway in between failed. After a time-out the visitor has waited enough. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.code === 'network' || [502, 503, 504].includes(error.status);
}
