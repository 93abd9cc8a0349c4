const OBJECT = /^\/storage\/v1\/object\/(?!list\/)/;

/**
 * A browser's upload as the embedded storage can read it. The Supabase client sends a File as a form whose file field
 * has no name and whose cache time is a field; the embedded storage looks for a field 'file' and a header. Every other
 * request passes as it is.
 */
export async function asPlainUpload(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  if (!isForm || !OBJECT.test(new URL(request.url).pathname)) return request;
  const form = await request.formData().catch(() => new FormData());
  const file = [...form.values()].find((value) => value instanceof Blob);
  const headers = new Headers(request.headers);
  // A form within the form would be taken for the outer one.
  const type = file?.type.startsWith('multipart/') ? '' : file?.type;
  headers.set('content-type', type || 'application/octet-stream');
  const seconds = form.get('cacheControl');
  if (typeof seconds === 'string' && /^\d+$/.test(seconds)) headers.set('cache-control', `max-age=${seconds}`);
  // A form without a file, or a broken one, becomes an upload of nothing, which the bucket's list of types refuses.
  const bytes = (await file?.arrayBuffer()) ?? new ArrayBuffer(0);
  headers.set('content-length', String(bytes.byteLength));
  return new Request(request.url, { method: request.method, headers, body: bytes, signal: request.signal });
}
