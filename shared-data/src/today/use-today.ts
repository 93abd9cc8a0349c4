import { useSyncExternalStore } from 'react';
import { onSiteClock } from '../calendar/site-clock.ts';
import { todayInWarsaw } from '../calendar/warsaw-calendar.ts';

const MINUTE_MS = 60_000;

/** Looks each minute, and when the visitor returns: timers of hidden tabs and sleeping machines come late. */
function onNewDay(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  document.addEventListener('visibilitychange', changed);
  const end = onSiteClock(changed);
  return () => {
    end();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today in Warsaw, also after midnight; null while a page is rendered to text at build, which is shown on any day. */
export function useToday(): string | null {
  return useSyncExternalStore(onNewDay, todayInWarsaw, () => null);
}
