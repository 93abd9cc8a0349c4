import { isDate } from '@veto/shared-data/calendar';
import { useSearchParams } from 'react-router-dom';
import { mondayOf } from '../visits/visit-lists.ts';

/** The Monday of the week in the address, `?week=2026-11-23` (any day of it); this week's when there is none. */
export function useWeek(today: string): { monday: string; go: (date: string) => void } {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('week') ?? '';
  const monday = mondayOf(isDate(wanted) ? wanted : today);
  const go = (date: string) => {
    const week = mondayOf(date);
    setParams(week === mondayOf(today) ? {} : { week }, { replace: true });
  };
  return { monday, go };
}
