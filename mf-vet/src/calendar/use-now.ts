import { instantOf, inWarsaw, type OnTheWall } from '@veto/shared-data/calendar';
import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** A moment as Warsaw's wall shows it, and as an instant, in milliseconds since 1970: only instants say what has begun. */
export interface Now extends OnTheWall {
  at: number;
}

const readNow = (at = Date.now()): Now => ({ ...inWarsaw(at), at });

/** A moment that is not the present one, for samples. */
export const momentAt = (date: string, time: string): Now => readNow(instantOf(date, time));

/** Now, kept up to date to the minute while it is shown. */
export function useNow(): Now {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = readNow();
      setNow((last) => (last.date === next.date && last.time === next.time ? last : next));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
