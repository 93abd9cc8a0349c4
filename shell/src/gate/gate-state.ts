const STORAGE_KEY = 'veto_authenticated';

/** Whether this browser has passed the gate before. Without storage it has not. */
export function hasPassedGate(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that the gate was passed; without storage it lasts as long as the page. */
export function rememberGatePassed(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'true');
  } catch (error) {
    console.warn('The gate will ask again: nothing can be stored in this browser', error);
  }
}
