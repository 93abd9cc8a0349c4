const open: FakeWatcher[] = [];

/** A test's browser has no Back of a device. */
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    open.push(this);
  }
  destroy() {
    open.splice(open.indexOf(this), 1);
  }
}

/** For `beforeEach`: the browser's `CloseWatcher` is one that `requestClose` speaks for. */
export function watchCloseRequests(): () => void {
  const own = Reflect.get(globalThis, 'CloseWatcher');
  Reflect.set(globalThis, 'CloseWatcher', FakeWatcher);
  return () => Reflect.set(globalThis, 'CloseWatcher', own);
}

/** What Android's Back does: the watcher on top is closed, and is none any more. */
export function requestClose(): void {
  const top = open.pop();
  if (!top) throw new Error('Nothing waits for a request to close.');
  top.onclose?.();
}
