import { BOOKED_BY_WORDS, VISITS_WORDS, type VisitType } from '@veto/shared-data/visit-types';

/** Who may book a type, in one line: 'Everybody', 'New clients', 'After a visit, Only by phone'. */
export function whoMayBook({ visits, bookedBy }: Pick<VisitType, 'visits' | 'bookedBy'>): string {
  const limits = [visits !== 'any' && VISITS_WORDS[visits], bookedBy !== 'everybody' && BOOKED_BY_WORDS[bookedBy]];
  return limits.filter(Boolean).join(', ') || BOOKED_BY_WORDS.everybody;
}
