/**
 * What a veterinarian typed as their website, as a link; null when it is not a web address. Profiles are written by
 * strangers: only http and https are followed.
 */
export function webAddress(typed: string): { href: string; label: string } | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) && new URL(address);
  if (!url || !['http:', 'https:'].includes(url.protocol) || !url.hostname.includes('.')) return null;
  return { href: url.href, label: `${url.host}${url.pathname}`.replace(/\/$/, '').replace(/^www\./, '') };
}
