/** Why a body was not taken: it is too large, or nothing more of it came. */
export class BodyRefusal extends Error {
  override readonly name = 'BodyRefusal';
  readonly status: 408 | 413;

  constructor(status: 408 | 413) {
    super(status === 413 ? 'The request is too large.' : 'The rest of the request did not come in time.');
    this.status = status;
  }
}

export interface BodyLimits {
  maxBytes: number;
  /** So long a body may stand still, in milliseconds. */
  idleMs: number;
}

export interface WatchedBody {
  /** null: the request has none. Fails with the refusal. */
  stream: ReadableStream<Uint8Array> | null;
  /** Aborted with a BodyRefusal as its reason when the body is not taken. */
  refused: AbortSignal;
  /** Resolves once all of it has come. */
  ended: Promise<void>;
}

/**
 * A request's body that is watched while somebody reads it. A body that stands still is given up, so that half a request
 * holds nothing for long. One that announces too great a length is refused before anything is read.
 */
export function watchBody(request: Request, { maxBytes, idleMs }: BodyLimits): WatchedBody {
  const refusal = new AbortController();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) refusal.abort(new BodyRefusal(413));
  if (!request.body || refusal.signal.aborted) {
    end();
    return { stream: null, refused: refusal.signal, ended };
  }
  const giveUp = () => refusal.abort(new BodyRefusal(408));
  let patience = setTimeout(giveUp, idleMs);
  let bytes = 0;
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      clearTimeout(patience);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return refusal.abort(new BodyRefusal(413));
      patience = setTimeout(giveUp, idleMs);
      controller.enqueue(chunk);
    },
    flush() {
      clearTimeout(patience);
      end();
    },
  });
  // Cancelled, it would take the connection along, and the answer with it.
  const stream = request.body.pipeThrough(watch, { signal: refusal.signal, preventCancel: true });
  return { stream, refused: refusal.signal, ended };
}

/** The body as text, or why it was not taken. */
export async function bodyText(request: Request, limits: BodyLimits): Promise<string | BodyRefusal> {
  const { stream, refused } = watchBody(request, limits);
  try {
    refused.throwIfAborted();
    return await new Response(stream).text();
  } catch (error) {
    if (error instanceof BodyRefusal) return error;
    throw error;
  }
}
