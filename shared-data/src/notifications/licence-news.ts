import { formatShortDate, inWarsaw } from '../calendar/index.ts';
import type { NotificationWords } from './notification-words.ts';
import type { NotificationFacts } from './notifications.schema.ts';

/** What is said to a vet of their licence; null for an outcome that this release does not know. */
export function licenceNews({ outcome, reason, until }: NotificationFacts): NotificationWords | null {
  const path = '/for-vets/manage#licence';
  const day = until ? formatShortDate(inWarsaw(until).date) : 'its last day';
  const why = reason ? ` Reason: ${reason}` : '';
  switch (outcome) {
    case 'confirmed':
      return { title: 'Your licence is checked', text: `Pet owners find you from now on, until ${day}.`, path };
    case 'refused':
      return { title: 'We could not check your licence', text: `Please send it again.${why}`, path };
    case 'withdrawn':
      return {
        title: 'Your licence is no longer checked',
        text: `Pet owners do not find you any more. Visits that are booked stay booked.${why}`,
        path,
      };
    case 'unchecked':
      return {
        title: 'Please send us your licence',
        text: `Until ${day} pet owners find you, marked “Licence not checked yet”; after that, once we have checked it.`,
        path,
      };
    case 'ends':
      return {
        title: 'Please send us your licence',
        text: `Pet owners find you until ${day}. Send it now, so that they go on finding you.`,
        path,
      };
    case 'ended':
      return {
        title: 'Pet owners do not find you any more',
        text: `Your listing ended on ${day}. Please send us your licence; visits that are booked stay booked.`,
        path,
      };
    default:
      return null;
  }
}
