import { useEffect, useRef } from 'react';

interface TimeLeft {
  /** Milliseconds at first. */
  leftMs: number;
  waits: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once the time has passed without the waits between. Returns the way to ask how much is left. */
export function useTimeLeft({ leftMs, waits, onEnd }: TimeLeft): () => number {
  const left = useRef(leftMs);
  const since = useRef<number | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (waits) return;
    const started = performance.now();
    since.current = started;
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
      since.current = null;
    };
  }, [waits]);
  return () => Math.max(0, left.current - (since.current === null ? 0 : performance.now() - since.current));
}
