import { useEffect, useState } from 'react';

/** A value once it has not changed for a while, in milliseconds, so that a search asks when the visitor pauses; the first one at once. */
export function useSettled<T>(value: T, milliseconds = 400): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
