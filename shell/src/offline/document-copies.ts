/** The address of every file of a release that a document names. */
export function filesNamedBy(html: string, base: string): string[] {
  const named = [...html.matchAll(/"([^"\s]*\/(?:releases|_site\/early)\/[^"\s]+\.(?:js|css|woff2))"/g)];
  return [...new Set(named.map(([, address = '']) => new URL(address, base).href))];
}

/** Whether an answer to a navigation may be shown again: a page of the site, and under its own address. */
export function isPage({ status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** What a document is kept under: what follows the path changes nothing in it, and may be a secret of a mail's link. */
export function keyOfDocument(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
