import { SEARCHES } from './attempt-kinds.ts';
import { faultInAuthBody } from './auth-body.ts';
import { faultIn, type JsonBounds } from './json-bounds.ts';
import { refuse } from './refusal.ts';
import { faultInAddress } from './request-address.ts';
import { storageBody } from './storage-body.ts';
import { type BodyBounds, wholeBody } from './whole-body.ts';

/** A request that the services can take: its body has arrived, and is of a size that the site itself sends. */
export interface BoundedRequest {
  request: Request;
  /** What the body says where it is JSON; undefined where it is not, or where there is none. */
  json: unknown;
}

const KILOBYTE = 1024;
const CALL = { idleMs: 10_000, totalMs: 20_000 };
/** The largest photo that a bucket takes has 10 MB; a form adds a few lines. A slow line may take its time. */
const UPLOAD: BodyBounds = { maxBytes: 11 * KILOBYTE * KILOBYTE, idleMs: 15_000, totalMs: 10 * 60_000 };

const JSON_BOUNDS: JsonBounds = { depth: 8, rows: 100, entries: 50 };
/** In characters, of every text that a search is asked with. */
const LONGEST_SEARCH_TEXT = 200;

/** Takes the whole request in, or says why not: nothing that is past these bounds reaches a service. */
export async function boundRequest(request: Request): Promise<BoundedRequest | Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  const fault = faultInAddress(url) ?? faultInSearchAddress(url) ?? faultInPreference(request, pathname);
  if (fault) return refuse(pathname, fault.status, fault.message);
  if (request.method === 'GET' || request.method === 'HEAD') return { request, json: undefined };
  const isUpload = isUploadOf(request, pathname);
  const body = await wholeBody(request, isUpload ? UPLOAD : callBounds(pathname));
  if (body === 413) return refuse(pathname, 413, 'The request is too large.');
  // The rest of it may still be on its way: the connection is of no more use.
  if (body === 408)
    return refuse(pathname, 408, 'The request did not arrive in time.', { headers: { connection: 'close' } });
  const whole = withBody(request, body);
  if (isUpload) return { request: whole, json: undefined };
  const taken = body.byteLength === 0 ? { request: whole, json: undefined } : boundJson(whole, pathname, body);
  return taken instanceof Response ? taken : fitForService(taken, pathname);
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer> | string): Request {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method, headers, signal, ...(body.length > 0 && { body }) });
}

function fitForService(taken: BoundedRequest, pathname: string): BoundedRequest | Response {
  // A mail to sign in with is for those who have an account: nobody registers somebody else.
  if (pathname === '/auth/v1/otp') {
    const json = { ...(taken.json as object), create_user: false };
    return { request: withBody(taken.request, JSON.stringify(json)), json };
  }
  const storage = storageBody(taken.request.method, pathname, taken.json);
  if (!storage) return taken;
  if ('fault' in storage) return refuse(pathname, 400, storage.fault);
  return { request: withBody(taken.request, JSON.stringify(storage.body)), json: storage.body };
}

/** A file, as it is or in a form; everything else that is sent to the storage is JSON. */
function isUploadOf(request: Request, pathname: string): boolean {
  const isObject = /^\/storage\/v1\/object\/(?!list\/|sign\/)/.test(pathname);
  return isObject && ['POST', 'PUT'].includes(request.method);
}

function callBounds(pathname: string): BodyBounds {
  if (pathname.startsWith('/rest/v1/') && !pathname.startsWith('/rest/v1/rpc/'))
    return { ...CALL, maxBytes: 128 * KILOBYTE };
  return { ...CALL, maxBytes: 16 * KILOBYTE };
}

function boundJson(request: Request, pathname: string, body: Uint8Array): BoundedRequest | Response {
  const type = request.headers.get('content-type') ?? '';
  if (!pathname.startsWith('/auth/') && !/^application\/(?:[\w.+-]+\+)?json\b/.test(type))
    return refuse(pathname, 415, 'Only JSON is understood here.');
  const text = textOf(body);
  if (text === null) return refuse(pathname, 400, 'The body is not UTF-8.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Each service refuses in its own words what is no JSON at all.
    return { request, json: undefined };
  }
  const fault = faultIn(json, JSON_BOUNDS) ?? faultOfService(pathname, json);
  return fault ? refuse(pathname, 400, fault) : { request, json };
}

function textOf(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

function faultOfService(pathname: string, json: unknown): string | null {
  if (pathname.startsWith('/auth/')) return faultInAuthBody(pathname, json);
  if (SEARCHES.includes(pathname) && isLongSearch(json)) return SEARCH_TEXT_FAULT;
  return null;
}

const SEARCH_TEXT_FAULT = `A search must not have a text of more than ${LONGEST_SEARCH_TEXT} characters.`;

function isLongSearch(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_SEARCH_TEXT;
  return typeof value === 'object' && value !== null && Object.values(value).some(isLongSearch);
}

/** The planner counts all rows of a table, also those that nobody may see who asks. */
function faultInPreference({ headers }: Request, pathname: string): { status: 400; message: string } | null {
  const isEstimate = /\bcount\s*=\s*(?:planned|estimated)\b/i.test(headers.get('prefer') ?? '');
  return isEstimate && pathname.startsWith('/rest/v1/') ? { status: 400, message: 'Rows are counted exactly.' } : null;
}

/** A search can be asked with a GET, too: a list is one text there. */
function faultInSearchAddress({ pathname, searchParams }: URL): { status: 400; message: string } | null {
  if (!SEARCHES.includes(pathname)) return null;
  for (const value of searchParams.values()) {
    if (value.split(',').length > JSON_BOUNDS.entries)
      return { status: 400, message: `A list must not have more than ${JSON_BOUNDS.entries} entries.` };
    if (value.split(',').some((text) => text.length > LONGEST_SEARCH_TEXT))
      return { status: 400, message: SEARCH_TEXT_FAULT };
  }
  return null;
}
