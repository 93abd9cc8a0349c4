/** The address of every file of a release that a document names. */
export function filesNamedBy(html: string, base: string): string[] {
  const named = [...html.matchAll(/"([^"\s]*\/(?:releases|_site\/early)\/[^"\s]+\.(?:js|css|woff2))"/g)];
  return [...new Set(named.map(([, address = '']) => new URL(address, base).href))];
}

/** Whether an answer may be kept at all: not one of the site as others do not have it. */
export function mayBeKept({ headers }: Pick<Response, 'headers'>): boolean {
  return !(headers.get('cache-control') ?? '').includes('no-store');
}

/** Whether an answer to a navigation may be shown again: a page of the site, and under its own address. */
export function isPage(answer: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean {
  const { status, redirected, headers } = answer;
  return (
    status === 200 && !redirected && mayBeKept(answer) && (headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** The id of a person, a pet or a visit, or the secret of a mail's link: no name of a page is as long. */
const ID = /(?<=\/)[\w-]{32,}(?=\/|$)/g;

/**
 * What a document is kept under. It is the same for every id in its path and whatever follows the path: none of that is kept,
 * so that the next person at this computer does not read with whom somebody wrote.
 */
export function keyOfDocument(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(ID, ':id');
}

/**
 * An answer as it is shown at an address. A kept document with data is of the address that it was kept at: at any other, another
 * vet or another search would stand there until the page has come.
 */
export async function shownAt(address: string, answer: Response): Promise<Response> {
  if (!isPage(answer) || answer.url === address.replace(/#.*$/s, '')) return answer;
  const html = await answer.clone().text();
  if (!html.includes('id="veto-answers"')) return answer;
  return new Response(html.replace(/ data-first-paint="\w+"/, ' data-first-paint="other"'), {
    headers: answer.headers,
  });
}

/** What a photo is kept under: without the signature that an address may have. */
export function keyOfPhoto(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
