import { withoutNotes } from '../src/images/without-notes.ts';
import { refuse } from './refusal.ts';

const UPLOAD = /^\/storage\/v1\/object\/(?!list\/|sign\/)/;

/** As far as a PDF may begin after other bytes; everything else begins at the first. */
const FIRST_BYTES = 1024;

const JPEG = /^\xff\xd8\xff/;
const HEIF = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s;

/** How a file of a type begins, one letter a byte. A type that is missing here no bucket takes. */
const SIGNATURES: ReadonlyMap<string, RegExp> = new Map([
  ['image/jpeg', JPEG],
  ['image/jpg', JPEG],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/heic', HEIF],
  ['image/heif', HEIF],
  ['application/pdf', /%PDF-/],
]);

/**
 * An upload as it is stored: 415 with a sentence where its first bytes are not those of the type that it claims to be, else
 * without what a picture says about its place. Every other request passes as it is.
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export async function checkedUpload(request: Request): Promise<Request | Response> {
  const { pathname } = new URL(request.url);
  if (!UPLOAD.test(pathname) || (request.method !== 'POST' && request.method !== 'PUT')) return request;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const signature = SIGNATURES.get(type);
  if (!signature) return request;
  const file = Buffer.from(await request.arrayBuffer());
  if (!signature.test(file.toString('latin1', 0, FIRST_BYTES)))
    return refuse(pathname, 415, 'This file is not of the type that its name says. Please choose another one.', {
      errorCode: 'InvalidMimeType',
    });
  // HEIC is left as it is: no page of ours stores one.
  const stored = withoutNotes(type, file) ?? new Uint8Array(file);
  const headers = new Headers(request.headers);
  headers.set('content-length', String(stored.byteLength));
  return new Request(request.url, { method: request.method, headers, body: stored, signal: request.signal });
}
