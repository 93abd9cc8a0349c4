const LINK_KEY = 'veto_link_opened';
let linkOpened = false;

/** Remembers that this tab came by a link with a secret; without storage it lasts as long as the page. */
export function rememberLinkOpened(): void {
  linkOpened = true;
  try {
    sessionStorage.setItem(LINK_KEY, 'true');
  } catch {
    // The page itself remembers.
  }
}

/** Whether this tab came by a link with a secret. */
export function cameByLink(): boolean {
  try {
    return linkOpened || sessionStorage.getItem(LINK_KEY) === 'true';
  } catch {
    return linkOpened;
  }
}
