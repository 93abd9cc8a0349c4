/** Where a visitor's own key is kept. */
const NAME = 'google_maps_api_key';
/** What is kept where there is no key. It opens nothing, so Google is not asked. */
export const NO_KEY = 'no-google-maps-key';

/**
 * The key to load Google Maps with: the one in local storage, else the site's, which is stored for the next time. Where
 * storage is refused, the site's. Null when that leaves none that could work.
 */
export function googleMapsKey(ofSite: string): string | null {
  const ownDefault = ofSite || NO_KEY;
  const key = storedKey(ownDefault);
  return key === NO_KEY ? null : key;
}

function storedKey(ownDefault: string): string {
  try {
    const stored = localStorage.getItem(NAME)?.trim();
    if (stored && stored !== NO_KEY) return stored;
    localStorage.setItem(NAME, ownDefault);
  } catch (error) {
    console.warn('The key of Google Maps cannot be kept: local storage is not available', error);
  }
  return ownDefault;
}
