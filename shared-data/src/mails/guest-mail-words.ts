import { formatDay, formatTime24 } from '../calendar/index.ts';
import { guestVisitPath } from '../guest-visits/guest-visit-path.ts';
import { kindOfVisit, type NotificationWords } from '../notifications/notification-words.ts';
import type { NotificationFacts } from '../notifications/notifications.schema.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';

/** What a mail tells a guest; null for another kind. It names nobody but the vet: anybody may have entered the address. */
export function guestMailWords(kind: string, facts: NotificationFacts): NotificationWords | null {
  const { personName, date, time, secret } = facts;
  const vet = doctorName(personName);
  const when = [date && formatDay(date), time && formatTime24(time)].filter(Boolean).join(' at ') + kindOfVisit(facts);
  const path = guestVisitPath(secret ?? '');
  switch (kind) {
    case 'guest_booked':
      return {
        title: 'Your visit is booked',
        text: `You have a visit with ${vet}: ${when}. This link shows it, moves it and cancels it.`,
        path,
      };
    case 'guest_moved':
      return { title: 'Your visit is moved', text: `Your visit with ${vet} is now ${when}.`, path };
    case 'guest_cancelled':
      return {
        title: 'Your visit is cancelled',
        text: `${vet} had to cancel your visit: ${when}. Please book another time or call the practice.`,
        path,
      };
    case 'guest_reminder':
      return { title: 'Your visit is tomorrow', text: `You have a visit with ${vet}: ${when}.`, path };
    default:
      return null;
  }
}
