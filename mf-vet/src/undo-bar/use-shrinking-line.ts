import { type RefObject, useEffect, useRef } from 'react';

interface Shrinking {
  /** The part of its width that the line begins with, 0 to 1. */
  from: number;
  ms: number;
  waits: boolean;
}

/** A line that shortens until the time is over. Where reduced motion is asked for it stands still. */
export function useShrinkingLine({ from, ms, waits }: Shrinking): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation | null>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const steps = [{ transform: `scaleX(${from})` }, { transform: 'scaleX(0)' }];
    const running = line.current?.animate(steps, { duration: ms, fill: 'forwards' }) ?? null;
    animation.current = running;
    return () => running?.cancel();
  }, [from, ms]);
  useEffect(() => {
    if (waits) animation.current?.pause();
    else animation.current?.play();
  }, [waits]);
  return line;
}
