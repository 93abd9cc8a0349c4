/** A storage of the browser, which may be missing, null, closed, unreadable or full: then it holds nothing. Nothing here throws. */
export interface BrowserStorage {
  getItem(key: string): string | null;
  /** False where the text was not kept. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
}

function storageCalled(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage: Storage | null | undefined = globalThis[name];
      return storage ? use(storage) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        // Some take it and keep nothing.
        return storage.getItem(key) === text;
      }, false),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Of the browser, for every tab. */
export const ofBrowser = storageCalled('localStorage');
/** Of the tab, until it is closed. */
export const ofTab = storageCalled('sessionStorage');
