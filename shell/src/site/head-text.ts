/** The words of a document's head, for the page and for the server that renders it first. */
export const BRAND = 'Veto';
export const DEFAULT_DESCRIPTION = 'Find and book the best veterinarians for your pets.';

export function titleOf(title: string | undefined): string {
  return title === undefined || title === BRAND ? BRAND : `${title} · ${BRAND}`;
}
