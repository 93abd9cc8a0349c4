import { bookingPath } from '../booking/booking-path.ts';
import type { NotificationFacts } from './notifications.schema.ts';

/** Where on the site news leads, by its kind, in English; news of a later release, to the visits. */
export function newsPath(kind: string, facts: NotificationFacts): string {
  const { appointmentId, guest, petId, personId, vaccine } = facts;
  const visits = guest ? '/for-vets/calendar' : appointmentId ? `/appointments/${appointmentId}` : '/appointments';
  const pet = petId ? `/pets/${petId}` : '/pets';
  switch (kind) {
    case 'choose_again':
      return `${visits}?move`;
    case 'earlier_offer':
      return '/appointments?offered';
    case 'reminder':
      if (!vaccine) return visits;
      return personId ? bookingPath({ veterinarianId: personId, petId }) : pet;
    case 'follow_up':
      return personId ? bookingPath({ veterinarianId: personId, petId }) : visits;
    case 'message':
    case 'after_visit_alarm':
      return `/messages/${personId ?? ''}`;
    case 'found':
      return petId ? `/pets/${petId}/passport` : '/pets';
    case 'review':
    case 'review_answer':
      return `/veterinarian/${personId ?? ''}`;
    case 'licence':
      return '/for-vets/manage#licence';
    case 'carer_joined':
    case 'carer_left':
      return '/household';
    case 'pet_handed_over':
    case 'sitting_begins':
    case 'sitting_ends':
      return pet;
    default:
      return visits;
  }
}
