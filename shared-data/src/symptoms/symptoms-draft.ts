import * as z from 'zod/mini';
import { BOOKING_DRAFT_PREFIX, dropText, keepText, keptText } from '../booking/booking-draft.ts';
import { hasAnswers, NO_ANSWERS, type TriageAnswers } from './triage.ts';

/** A photo that was made ready, and is not sent yet. */
export interface DraftPhoto {
  id: string;
  /** What the file was called. */
  name: string;
  /** 'data:image/jpeg;base64,…' */
  dataUrl: string;
}

/** What an owner has answered and chosen, and not sent. */
export interface SymptomsDraft {
  answers: TriageAnswers;
  photos: DraftPhoto[];
}

export const EMPTY_SYMPTOMS: SymptomsDraft = { answers: NO_ANSWERS, photos: [] };

/** Whose draft, and for which visit: 'new' for the one that is being booked. */
export interface DraftOwner {
  userId: string;
  visitId: string;
}

const answer = z.nullable(z.boolean());
const draftShape = z.object({
  answers: z.object({ breathesHard: answer, collapsedOrBleeds: answer, swallowedPoison: answer }),
  photos: z.array(z.object({ id: z.string(), name: z.string(), dataUrl: z.string() })),
});

// Under the prefix of a booking's drafts: signing out drops them together.
const keyOf = ({ userId, visitId }: DraftOwner) => `${BOOKING_DRAFT_PREFIX} symptoms ${userId} ${visitId}`;

export function isEmptyDraft({ answers, photos }: SymptomsDraft): boolean {
  return photos.length === 0 && !hasAnswers(answers);
}

/** Keeps a draft until the tab is closed, across reloads; an empty one takes it away. */
export function keepSymptoms(owner: DraftOwner, draft: SymptomsDraft): void {
  if (isEmptyDraft(draft)) dropSymptoms(owner);
  else keepText(keyOf(owner), JSON.stringify(draft));
}

export function keptSymptoms(owner: DraftOwner): SymptomsDraft {
  try {
    const text = keptText(keyOf(owner));
    return text ? draftShape.parse(JSON.parse(text)) : EMPTY_SYMPTOMS;
  } catch {
    return EMPTY_SYMPTOMS;
  }
}

export function dropSymptoms(owner: DraftOwner): void {
  dropText(keyOf(owner));
}
