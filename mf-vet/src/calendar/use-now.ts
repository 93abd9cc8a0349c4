import { nowInWarsaw } from '@veto/shared-data/calendar';
import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** Warsaw's date and wall-clock minute, kept up to date while it is shown. */
export function useNow(): { date: string; time: string } {
  const [now, setNow] = useState(nowInWarsaw);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = nowInWarsaw();
      setNow((last) => (last.date === next.date && last.time === next.time ? last : next));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
