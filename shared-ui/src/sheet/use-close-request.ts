import { useEffect, useEffectEvent } from 'react';

/** Not in TypeScript's own library yet: https://developer.mozilla.org/docs/Web/API/CloseWatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Has the device's own way to close what lies over a page close this: Android's Back, which would leave the page. Browsers
 * without it go back. Nothing is closed unless it is `open`.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return;
    let watcher: CloseWatcher;
    // A watcher hears one request; what does not close by it waits for the next.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        close();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
