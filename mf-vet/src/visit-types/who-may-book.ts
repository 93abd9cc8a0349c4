import { BOOKED_BY_WORDS, VISITS_WORDS, type VisitType } from '@veto/shared-data/visit-types';
import type { Say } from '@veto/slice-kit';

/** Who may book a type, in one line: 'Everybody', 'New clients', 'After a visit, Only by phone'. */
export function whoMayBook({ visits, bookedBy }: Pick<VisitType, 'visits' | 'bookedBy'>, say: Say): string {
  const limits = [
    visits !== 'any' && say(VISITS_WORDS[visits]),
    bookedBy !== 'everybody' && say(BOOKED_BY_WORDS[bookedBy]),
  ];
  return limits.filter(Boolean).join(', ') || say(BOOKED_BY_WORDS.everybody);
}
