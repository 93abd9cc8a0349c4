import { formatShortDate, inWarsaw } from '../calendar/index.ts';
import type { News, Told } from './news-language.ts';

/** What is said to a vet of their licence; null for an outcome that this release does not know. */
export function licenceNews({ outcome, reason, until }: News): Told | null {
  const day = until ? formatShortDate(inWarsaw(until).date) : 'its last day';
  const why = reason ? ` Reason: ${reason}` : '';
  switch (outcome) {
    case 'confirmed':
      return { title: 'Your licence is checked', text: `Pet owners find you from now on, until ${day}.` };
    case 'refused':
      return { title: 'We could not check your licence', text: `Please send it again.${why}` };
    case 'withdrawn':
      return {
        title: 'Your licence is no longer checked',
        text: `Pet owners do not find you any more. Visits that are booked stay booked.${why}`,
      };
    case 'unchecked':
      return {
        title: 'Please send us your licence',
        text: `Until ${day} pet owners find you, marked “Licence not checked yet”; after that, once we have checked it.`,
      };
    case 'ends':
      return {
        title: 'Please send us your licence',
        text: `Pet owners find you until ${day}. Send it now, so that they go on finding you.`,
      };
    case 'ended':
      return {
        title: 'Pet owners do not find you any more',
        text: `Your listing ended on ${day}. Please send us your licence; visits that are booked stay booked.`,
      };
    default:
      return null;
  }
}
