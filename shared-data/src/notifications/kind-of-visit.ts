import type { TextLanguage } from '../own-texts/own-text.ts';
import type { NotificationFacts } from './notifications.schema.ts';

/** The kind of visit in the reader's language, with its length: 'Vaccination, 20 min'; '' where it is of none. */
export function namedKind(
  { visitType, visitTypeIn, duration }: Pick<NotificationFacts, 'visitType' | 'visitTypeIn' | 'duration'>,
  reader: TextLanguage,
  lengthOf: (minutes: number) => string,
): string {
  return visitType
    ? [visitTypeIn?.[reader] ?? visitType, duration && lengthOf(duration)].filter(Boolean).join(', ')
    : '';
}

/** ' (Vaccination, 20 min)' after the time of a visit that is of a kind; '' else. */
export function kindOfVisit(...visit: Parameters<typeof namedKind>): string {
  const kind = namedKind(...visit);
  return kind && ` (${kind})`;
}
