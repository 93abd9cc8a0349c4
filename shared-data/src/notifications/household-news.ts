import { formatDay } from '../calendar/index.ts';
import type { NotificationWords } from './notification-words.ts';
import type { NotificationFacts } from './notifications.schema.ts';

/** What is said of the people who care for a pet; `date` and `newDate` are a sitter's days. Null for another kind. */
export function householdNews(kind: string, facts: NotificationFacts): NotificationWords | null {
  const { petId, outcome, date, newDate } = facts;
  const person = facts.personName ?? 'Somebody';
  const pet = facts.petName ?? 'your pet';
  const path = petId ? `/pets/${petId}` : '/pets';
  const days = newDate && `${date ? `${formatDay(date)} –` : 'until'} ${formatDay(newDate)}`;
  switch (kind) {
    case 'carer_joined':
      return {
        title: `${person} accepted your invitation`,
        text: days ? `${person} looks after ${pet}: ${days}.` : `${person} now cares for ${pet}.`,
        path: '/household',
      };
    case 'carer_left':
      return {
        title: `${person} left your household`,
        text: `${person} no longer cares for ${pet}.`,
        path: '/household',
      };
    case 'pet_handed_over':
      return outcome === 'received'
        ? {
            title: `${pet} is yours now`,
            text: `${person} handed ${pet} over to you, with the record, the documents and the passport.`,
            path,
          }
        : {
            title: `${pet} has a new owner`,
            text: `You handed ${pet} over to ${person}. You stay as a carer until ${person} decides otherwise.`,
            path,
          };
    case 'sitting_begins':
      return { title: `Your time with ${pet} begins tomorrow`, text: `You look after ${pet}: ${days ?? ''}.`, path };
    case 'sitting_ends':
      return {
        title: `Your time with ${pet} ends today`,
        text: `At midnight the page of ${pet} closes for you.`,
        path,
      };
    default:
      return null;
  }
}
