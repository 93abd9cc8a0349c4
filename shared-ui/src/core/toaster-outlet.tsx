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

/** What counts as the first paint where nobody says when the content is there. */
const AT_ONCE = Promise.resolve();

export interface ToasterProps {
  /** Settles when the page has its content: idle moments before that belong to the content. */
  contentShown?: Promise<unknown>;
}

/**
 * The page's one toast region. Its code is fetched when the browser is idle after the content is there, or with the
 * first toast, whichever comes first: a live region is announced only when it was there before its text.
 */
export function Toaster({ contentShown = AT_ONCE }: ToasterProps) {
  const [needed, setNeeded] = useState(hasWaitingToasts);
  useEffect(() => {
    const need = () => setNeeded(true);
    const stopWaiting = onToastWanted(need);
    let stopIdle = () => {};
    let gone = false;
    void contentShown.finally(() => {
      if (!gone) stopIdle = whenIdle(need);
    });
    return () => {
      gone = true;
      stopIdle();
      stopWaiting();
    };
  }, [contentShown]);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
}
