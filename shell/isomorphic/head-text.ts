/** Words of the document's head, for the page and for whoever renders index.html. */
const BRAND = 'Veto';

export const DEFAULT_DESCRIPTION = 'Find and book the best veterinarians for your pets.';

/** The document's title for a page's: 'My Pets · Veto'. */
export function titleOf(page: string | undefined): string {
  return !page || page === BRAND ? BRAND : `${page} · ${BRAND}`;
}
