/** Letters, digits and - . _ ~ are never escaped: '/p%65ts' is no other way to write '/pets' here (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;

function decodes(text: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/**
 * Whether a path is spelled in the one way that this site answers: it decodes to text, and nothing is escaped that need
 * not be. Rules about paths (what is for this machine only, what is limited, who answers) then hold for every request.
 */
export function isCanonicalPath(pathname: string): boolean {
  return !NEEDLESS_ESCAPE.test(pathname) && decodes(pathname);
}

/** Whether a query decodes to text. */
export function isReadableQuery(search: string): boolean {
  return decodes(search.replaceAll('+', ' '));
}
