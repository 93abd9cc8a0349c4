const STORAGE_KEY = 'veto_overrides';
/** In an address of the site: `?veto-override=mf-owner@http://localhost:4001/`. */
export const WISH_PARAMETER = 'veto-override';

/** The addresses of a developer's own builds by slice, as this browser keeps them. */
export function keptOverrides(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, address]) => typeof address === 'string');
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Throws where nothing can be stored. */
export function keepOverride(slice: string, address: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...keptOverrides(), [slice]: address }));
}

/** Ends every override of this browser. */
export function forgetOverrides(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing can be kept, so nothing is.
  }
}

/** Whether there is anything to do about overrides at all; for all but developers there is not. */
export function overridesConcern(search: string): boolean {
  return new URLSearchParams(search).has(WISH_PARAMETER) || Object.keys(keptOverrides()).length > 0;
}
