/**
 * supabase-js sends a File as multipart with an empty field name; the embedded storage looks for a field named 'file'
 * and refuses it. This sends the file's bytes on as the plain upload that both sides agree about.
 */
export async function unwrapMultipart(request: Request): Promise<Request> {
  const { pathname } = new URL(request.url);
  const isUpload = ['POST', 'PUT'].includes(request.method) && pathname.startsWith('/storage/v1/object/');
  if (!isUpload || !request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const form = await request.clone().formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  // Left to the storage to refuse.
  if (!file) return request;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.delete('content-length');
  const seconds = form.get('cacheControl');
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}
