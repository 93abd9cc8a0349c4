import { instantOf, inWarsaw, type OnTheWall, onSiteClock, siteNow } from '@veto/shared-data/calendar';
import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** A moment as Warsaw's wall shows it, and as an instant, in milliseconds since 1970: only instants say what has begun. */
export interface Now extends OnTheWall {
  at: number;
}

const readNow = (at = siteNow()): Now => ({ ...inWarsaw(at), at });

/** A moment that is not the present one, for samples. */
export const momentAt = (date: string, time: string): Now => readNow(instantOf(date, time));

/** Now, kept up to date to the minute while it is shown. */
export function useNow(): Now {
  const [now, setNow] = useState(readNow);
  useEffect(() => {
    const read = () => {
      const next = readNow();
      setNow((last) => (last.date === next.date && last.time === next.time ? last : next));
    };
    const timer = setInterval(read, EVERY_MS);
    const end = onSiteClock(read);
    return () => {
      clearInterval(timer);
      end();
    };
  }, []);
  return now;
}
