/** A call to the backend with the site's key. */
export function call(path: string, init: RequestInit = {}): Request {
  return new Request(`http://127.0.0.1${path}`, { ...init, headers: { apikey: 'sb_publishable_x', ...init.headers } });
}
