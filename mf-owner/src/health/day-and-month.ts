import { datesIn } from '@veto/shared-data/calendar';
import type { Language } from '@veto/slice-kit';

/** 'Nov' and '3' of a date, 'YYYY-MM-DD', as its short form has them. */
export function dayAndMonth(date: string, language: Language): { day: string; month: string } {
  const [one = '', other = ''] = datesIn(language).short(date).replace(',', '').split(' ');
  return language === 'pl' ? { day: one, month: other } : { day: other, month: one };
}
