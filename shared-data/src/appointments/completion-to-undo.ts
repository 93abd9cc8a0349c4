import { useUserId } from '@veto/shared-data/core';
import { useSyncExternalStore } from 'react';
import { type DraftKey, keepDraft, keptValues } from '../drafts/drafts.ts';
import type { VisitReportValues } from './visit-report.schema.ts';

/** For how long the way back is shown, unless somebody holds it. */
export const UNDO_SHOWN_MS = 10_000;
/** The database takes a completion back for a minute; what is asked for in its last seconds may come too late. */
const UNDO_POSSIBLE_MS = 55_000;

export interface CompletionToUndo {
  userId: string;
  appointmentId: string;
  petName: string;
  /** What was typed, and over what, for whoever takes it back to go on with. */
  base: VisitReportValues;
  values: VisitReportValues;
  /** Moments, in milliseconds since 1970. */
  shownUntil: number;
  possibleUntil: number;
}

const KEY: DraftKey = 'veto_form_draft completion-to-undo';

/** The last one of this tab; it outlives a reload. */
let last = keptValues(KEY) as CompletionToUndo | null;
const listeners = new Set<() => void>();

function keep(completion: CompletionToUndo | null): void {
  last = completion;
  for (const tell of listeners) tell();
  keepDraft(KEY, completion ? JSON.stringify(completion) : '');
}

/** Notes that a visit was completed just now. */
export function rememberCompletion(completion: Omit<CompletionToUndo, 'shownUntil' | 'possibleUntil'>): void {
  const now = Date.now();
  keep({ ...completion, shownUntil: now + UNDO_SHOWN_MS, possibleUntil: now + UNDO_POSSIBLE_MS });
}

/** Forgets it: it was taken back, its time is over, or whoever completed it signs out. */
export function dropCompletionToUndo(): void {
  keep(null);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
const none = () => null;

/** The signed-in vet's completion that can still be taken back, and the way to hold it. */
export function useCompletionToUndo() {
  const userId = useUserId();
  const completion = useSyncExternalStore(listen, () => last, none);
  const isShown = completion !== null && completion.userId === userId && Date.now() < completion.shownUntil;
  return {
    completion: isShown ? completion : null,
    /** Held, it can be taken back as long as that is possible; then it goes on with what was left. */
    hold: (held: boolean, leftMs: number) => {
      if (!last) return;
      const until = held ? last.possibleUntil : Math.min(Date.now() + leftMs, last.possibleUntil);
      keep({ ...last, shownUntil: until });
    },
  };
}
