import { type ComponentType, lazy, startTransition, useLayoutEffect, useReducer } from 'react';

/** A component whose code comes when it is first shown. */
export interface InChunk<Props = object> {
  Part: ComponentType<Props>;
  /** The code, once it has been asked for. */
  arrival?: Promise<unknown>;
  /** Whether it has been shown with it. */
  arrived?: boolean;
}

/** A component in a chunk of its own, for `useArrival`. */
export function inChunk<Props>(load: () => Promise<{ default: ComponentType<Props> }>): InChunk<Props> {
  const part: InChunk<Props> = {
    Part: lazy(() => {
      const loading = load();
      part.arrival = loading;
      return loading;
    }) as ComponentType<Props>,
  };
  return part;
}

/**
 * For a component with the boundary around a part: shows the part as soon as its code is there. Left alone, React keeps a
 * placeholder for 300 ms once it is shown, however soon the part could take its place (FALLBACK_THROTTLE_MS in React's
 * reconciler); a render that does not only retry is shown at once.
 */
export function useArrival<Props>(of: InChunk<Props>): void {
  const { arrived } = of;
  const [, showArrived] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (arrived) return;
    let isShown = true;
    of.arrival?.then(
      () => {
        of.arrived = true;
        if (isShown) startTransition(showArrived);
      },
      // The boundary above hears of it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [of, arrived]);
}
