export interface BodyBounds {
  maxBytes: number;
  /** How long the body may stand still, in milliseconds. */
  idleMs: number;
  /** How long it may take from beginning to end, in milliseconds. */
  totalMs: number;
}

/** Why a body was not taken: it is too large, or it does not come. */
export type BodyFault = 413 | 408;

/**
 * The whole body, or why it was not taken. Read before anything else happens for the request, so that a visitor who sends
 * half of one keeps nothing but their own connection.
 */
export async function wholeBody(request: Request, bounds: BodyBounds): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  if (Number(request.headers.get('content-length') ?? 0) > bounds.maxBytes) return 413;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const deadline = Date.now() + bounds.totalMs;
  for (;;) {
    const next = await inTime(reader.read(), Math.min(bounds.idleMs, deadline - Date.now()));
    if (next === null) return 408;
    if (next.done) return new Uint8Array(Buffer.concat(chunks));
    bytes += next.value.byteLength;
    if (bytes > bounds.maxBytes) return 413;
    chunks.push(next.value);
  }
}

/** null when it takes longer, or when the visitor has gone away in the middle. */
async function inTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
