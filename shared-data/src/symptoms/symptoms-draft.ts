import * as z from 'zod/mini';
import { type DraftKey, keepDraft, keptValues } from '../drafts/drafts.ts';
import { hasAnswers, NO_ANSWERS, type TriageAnswers } from './triage.ts';

/** A photo that was made ready, and is not sent yet. */
export interface DraftPhoto {
  id: string;
  /** What the file was called. */
  name: string;
  /** 'data:image/jpeg;base64,…' */
  dataUrl: string;
}

export interface SymptomsDraft {
  answers: TriageAnswers;
  photos: DraftPhoto[];
}

export const EMPTY_SYMPTOMS: SymptomsDraft = { answers: NO_ANSWERS, photos: [] };

/** Whose draft, '' for a visitor's, and for which visit: 'new' for the one that is being booked. */
export interface SymptomsDraftOwner {
  userId: string;
  visitId: string;
}

const answer = z.nullable(z.boolean());
const draftShape = z.object({
  answers: z.object({
    breathesHard: answer,
    collapsedOrBleeds: answer,
    // A draft of the page before has none.
    strainsOrRetches: z._default(answer, null),
    swallowedPoison: answer,
  }),
  photos: z.array(z.object({ id: z.string(), name: z.string(), dataUrl: z.string() })),
});

const draftOf = ({ userId, visitId }: SymptomsDraftOwner): DraftKey =>
  `veto_booking_draft symptoms ${userId} ${visitId}`;

export function isEmptyDraft({ answers, photos }: SymptomsDraft): boolean {
  return photos.length === 0 && !hasAnswers(answers);
}

/** Keeps a draft until the tab is closed, across reloads; an empty one takes it away. */
export function keepSymptoms(owner: SymptomsDraftOwner, draft: SymptomsDraft): void {
  keepDraft(draftOf(owner), isEmptyDraft(draft) ? '' : JSON.stringify(draft));
}

/** Answers given as a visitor stay after signing in. */
export function keptSymptoms(owner: SymptomsDraftOwner): SymptomsDraft {
  const read = (userId: string) => draftShape.safeParse(keptValues(draftOf({ ...owner, userId }))).data;
  return read(owner.userId) ?? read('') ?? EMPTY_SYMPTOMS;
}

export function dropSymptoms(owner: SymptomsDraftOwner): void {
  keepDraft(draftOf(owner), '');
  // What they said as a visitor is theirs.
  keepDraft(draftOf({ ...owner, userId: '' }), '');
}
