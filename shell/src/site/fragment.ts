/** The element that a fragment ('#hours') points at. One that is no URL encoding ('#100%') points at nothing. */
export function elementOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment.slice(1)));
  } catch {
    return null;
  }
}
