interface OfflineWords {
  title: string;
  description: string;
}

interface RequestErrorDetails {
  status: number;
  code?: string;
  cause?: unknown;
  offline?: OfflineWords;
}

/** What a request can fail with. `message` is the server's own sentence where it gave one. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The HTTP status; 0 when no answer arrived (no network, time-out). */
  readonly status: number;
  /** The server's code: a SQLSTATE ('23505'), PostgREST's ('PGRST116'), or ours: 'network', 'offline', 'timeout', 'shape', 'refused'. */
  readonly code: string;
  /** How the server's log calls the request, for a report; missing where no answer arrived. */
  requestId: string | undefined;

  /** What to say in the place of anything else: only of a failure for want of a connection. */
  readonly offline: OfflineWords | undefined;

  constructor(message: string, details: RequestErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code ?? '';
    this.offline = details.offline;
  }
}

/**
 * Whether to ask again: no network, a gateway in between failed, or PostgreSQL gave up a deadlock or a connection, which a hosted
 * project answers with 500. After a time-out the visitor has waited enough.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return (
    error.code === 'network' || [502, 503, 504].includes(error.status) || /^(?:40(?:001|P01)|57P)/.test(error.code)
  );
}
