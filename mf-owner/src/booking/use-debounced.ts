import { useEffect, useState } from 'react';

/** The value once it has not changed for a moment, in milliseconds: a search asks when the visitor pauses. */
export function useDebounced<T>(value: T, pauseMs = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
