import { newId } from '../boundary/uuid.ts';
import { type DraftKey, keepDraft, keepFileDraft, keptValues } from './drafts.ts';

/** The values of a form, each by its field. */
export type DraftValues = Record<string, unknown>;

interface Kept {
  /** What the form showed before anything was typed. */
  base: DraftValues;
  values: DraftValues;
  /** The values that were sent last, and their key. */
  sent?: { key: string; values: DraftValues } | undefined;
}

/** The draft of a form: 'add-pet', 'edit-pet 6f1c…'. */
export const draftOfForm = (userId: string | null, form: string): DraftKey =>
  `veto_form_draft ${userId ?? 'visitor'} ${form}`;

/** An empty list is as good as none: the form may have got a field since its draft was written. */
const stored = (value: unknown) => JSON.stringify(Array.isArray(value) && value.length === 0 ? '' : (value ?? ''));

/** As they are stored: a field may hold a list of rows. */
const isSame = (one: DraftValues, other: DraftValues) =>
  Object.keys({ ...one, ...other }).every((field) => stored(one[field]) === stored(other[field]));

/** Keeps the fields of a form; a form as it was takes the draft away. */
export function keepFormDraft(key: DraftKey, { base, values, sent = sentBefore(key) }: Kept): void {
  keepDraft(key, isSame(base, values) ? '' : JSON.stringify({ base, values, sent } satisfies Kept));
}

const sentBefore = (key: DraftKey) => (keptValues(key) as Kept | null)?.sent;

/** The idempotency key to send the fields of a form with: the same one for the same values, until the draft is dropped. */
export function idempotencyKeyOf(key: DraftKey, { base, values }: Kept): string {
  const before = sentBefore(key);
  const sent = before && isSame(before.values, values) ? before : { key: newId(), values };
  keepFormDraft(key, { base, values, sent });
  return sent.key;
}

/**
 * The fields that were typed into the same form, and differ from what it shows now; undefined where none do. What has changed
 * meanwhile elsewhere stays changed in the other fields.
 */
export function keptFormDraft(key: DraftKey, base: DraftValues): DraftValues | undefined {
  const kept = keptValues(key) as Kept | null;
  if (!kept?.base) return undefined;
  const differs = (field: string, from: DraftValues) => stored(kept.values[field]) !== stored(from[field]);
  const typed = Object.keys(kept.values).filter((field) => differs(field, kept.base) && differs(field, base));
  return typed.length > 0 ? Object.fromEntries(typed.map((field) => [field, kept.values[field]])) : undefined;
}

/** Drops the fields and the file of a form: they were sent, or nobody wants them any more. */
export function dropFormDraft(key: DraftKey): void {
  keepDraft(key, '');
  keepFileDraft(key, null);
}
