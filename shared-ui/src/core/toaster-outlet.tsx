import { lazy, Suspense, useEffect, useState } from 'react';
import { hasWaitingToasts, onToastWanted } from './toaster.ts';

const ToastRegion = lazy(() => import(/* webpackChunkName: "toast-region" */ './toast-region.tsx'));

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1500);
  return () => clearTimeout(timer);
}

/**
 * The page's one toast region. Its code is fetched when the browser is idle after the first paint, or with the first
 * toast, whichever comes first: a live region is announced only when it was there before its text.
 */
export function Toaster() {
  const [needed, setNeeded] = useState(hasWaitingToasts);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stopIdle = whenIdle(need);
    const stopWaiting = onToastWanted(need);
    return () => {
      stopIdle();
      stopWaiting();
    };
  }, []);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
