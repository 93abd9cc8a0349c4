import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of a part's heading. */
export const headingOf = (id: string) => `${id}-heading`;

/**
 * The part that the address names, `#hours`; without a name, or with an unknown one, the first. The heading of a part takes
 * the focus when its part takes the place of another.
 */
export function usePartInAddress(parts: readonly [{ id: string }, ...{ id: string }[]]): string {
  const { hash } = useLocation();
  const current = (parts.find(({ id }) => hash === `#${id}`) ?? parts[0]).id;
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    document.getElementById(headingOf(current))?.focus();
  }, [current]);
  return current;
}
