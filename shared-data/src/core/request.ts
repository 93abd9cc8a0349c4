import { onlineManager } from '@tanstack/react-query';
import type { DataClient, Json } from '../database/index.ts';
import { db } from './clients.ts';
import { offlineError } from './offline-error.ts';
import { RequestError } from './request-error.ts';
import { requestIdOf } from './request-id.ts';

/** Anything that checks and types an answer: a zod schema. */
export interface Parser<T> {
  parse(data: unknown): T;
}

/** What a query of postgrest-js resolves with. */
export interface Answer<Data = unknown> {
  data: Data;
  error: { message: string; code?: string } | null;
  status: number;
}

export type BuildRequest<Data = unknown> = (client: DataClient) => PromiseLike<Answer<Data>>;

/** How postgrest-js types what a select misreads, a column that there is not; never where it reads all. */
type Misread<Data> = Json extends Data
  ? never
  : Data extends { error: true }
    ? Data
    : Data extends readonly (infer Entry)[]
      ? Misread<Entry>
      : Data extends object
        ? { [Name in keyof Data]: Misread<Data[Name]> }[keyof Data]
        : never;

/** A request whose select names nothing but what there is. */
type SoundRequest<Data> = BuildRequest<Data> & ([Misread<Data>] extends [never] ? unknown : Misread<Data>);

/**
 * Asks the database and checks the answer's shape.
 * @throws RequestError with the HTTP status and the server's message; status 0 after 10 s without an answer or with no
 * network ('offline' where the browser knows that it has none); `requestId` as soon as there was an answer. When `signal` aborted, its reason.
 */
export async function request<T, Data>(
  build: SoundRequest<Data>,
  schema: Parser<T>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<T> {
  const { answer, requestId } = await send(build, signal);
  try {
    return read(answer, schema);
  } catch (error) {
    if (error instanceof RequestError) error.requestId = requestId;
    throw error;
  }
}

function read<T>({ data, error, status }: Answer, schema: Parser<T>): T {
  if (error) throw toRequestError(error, status);
  try {
    return schema.parse(data);
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    throw new RequestError('The server answered with something unexpected.', { status, code: 'shape', cause });
  }
}

/**
 * Changes rows and returns the first one changed. Row-level security makes a forbidden change match no row, which
 * PostgREST reports as success: here it is a RequestError 403 'refused'. `build` ends in `.select()`.
 */
export async function requestChange<T, Data>(build: SoundRequest<Data>, row: Parser<T>): Promise<T> {
  return request<T, Data>(build, {
    parse(data) {
      const first: unknown = Array.isArray(data) ? data[0] : data;
      if (first === undefined || first === null) throw refusal();
      return row.parse(first);
    },
  });
}

function refusal(): RequestError {
  return new RequestError('You are not allowed to change this.', { status: 403, code: 'refused' });
}

async function send(build: BuildRequest, signal: AbortSignal | undefined) {
  try {
    let requestId: string | undefined;
    const client = await db(signal, (response) => {
      requestId = requestIdOf(response);
    });
    const answer = await build(client);
    signal?.throwIfAborted();
    return { answer, requestId };
  } catch (cause) {
    signal?.throwIfAborted();
    throw unanswered('network', cause);
  }
}

function unanswered(code: 'network' | 'timeout', cause: unknown): RequestError {
  if (!onlineManager.isOnline()) return offlineError('reading', cause);
  return new RequestError('The server could not be reached.', { status: 0, code, cause });
}

function toRequestError(error: { message: string; code?: string }, status: number): RequestError {
  if (status !== 0) return new RequestError(error.message, { status, code: error.code ?? '', cause: error });
  // postgrest-js turns a failed fetch into an answer of status 0 whose message starts with the error's name.
  return unanswered(/^(TimeoutError|AbortError)/.test(error.message) ? 'timeout' : 'network', error);
}
