import { type ComponentType, useEffect, useRef, useState } from 'react';
import { hasWaitingToasts, onToastWanted } from './toaster.ts';

const loadRegion = () => import(/* webpackChunkName: "toast-region" */ './toast-region.tsx');

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
  const [asked, setAsked] = useState(() => Number(hasWaitingToasts()));
  const Region = useRegion(asked);
  useEffect(() => {
    const need = () => setAsked((times) => times + 1);
    const stopWaiting = onToastWanted(need);
    addEventListener('online', need);
    let stopIdle = () => {};
    let gone = false;
    void contentShown.finally(() => {
      if (!gone) stopIdle = whenIdle(need);
    });
    return () => {
      gone = true;
      stopIdle();
      stopWaiting();
      removeEventListener('online', need);
    };
  }, [contentShown]);
  return Region && <Region />;
}

/**
 * The region, once its code is there. Not React's lazy: that would remember for ever that the code did not come, and
 * take the whole page down with it. The toasts wait, and the next one asks again, or the network when it is back.
 */
function useRegion(asked: number): ComponentType | null {
  const [region, setRegion] = useState<{ Region: ComponentType } | null>(null);
  const attempt = useRef(Promise.resolve());
  useEffect(() => {
    if (asked === 0 || region) return;
    // After the one before, which may fail yet although the network is back.
    attempt.current = attempt.current.then(loadRegion).then(
      ({ default: Region }) => setRegion({ Region }),
      (error) => console.warn('Toasts wait until their code comes', error),
    );
  }, [asked, region]);
  return region?.Region ?? null;
}
