import { useEffect, useState } from 'react';

/**
 * A module that comes after the page; null until it is here. What does not come is missed by nobody. Not React's lazy:
 * without a network it would take the whole page down.
 */
export function useLateModule<M>(load: () => Promise<M>): M | null {
  // In an object: a module's value may be a function, which React's setter would call.
  const [late, setLate] = useState<{ module: M } | null>(null);
  useEffect(() => {
    let left = false;
    load().then(
      (module) => {
        if (!left) setLate({ module });
      },
      (error) => console.warn('A part of the header did not come', error),
    );
    return () => {
      left = true;
    };
  }, [load]);
  return late?.module ?? null;
}
