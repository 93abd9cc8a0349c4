/** Why animals come most often; each page has its own words for them. */
export const VISIT_REASONS = ['vaccination', 'check-up', 'skin', 'teeth', 'limping'] as const;
export type VisitReason = (typeof VISIT_REASONS)[number];

/** A reason in the words of a page. */
export type ReasonLabels = Readonly<Record<VisitReason, string>>;

/** A reason as it is chosen and typed; `chosen` is null where the words say all of it. */
export interface ReasonParts {
  chosen: VisitReason | null;
  words: string;
}

const BY_SPECIALTY = new Map<string, VisitReason>([
  ['Dermatology', 'skin'],
  ['Dentistry', 'teeth'],
]);

/** The reason that a sheet begins with: what a vet of this specialty is visited for most often. */
export function usualReason(specialty: string): VisitReason {
  return BY_SPECIALTY.get(specialty) ?? 'check-up';
}

/** 'Skin: bald patch behind the ear' */
export function joinReason({ chosen, words }: ReasonParts, labels: ReasonLabels): string {
  if (!chosen) return words;
  return words.trim() ? `${labels[chosen]}: ${words}` : labels[chosen];
}

/** The parts of a reason that was joined before. */
export function splitReason(reason: string, labels: ReasonLabels): ReasonParts {
  for (const chosen of VISIT_REASONS) {
    const label = labels[chosen];
    if (reason === label) return { chosen, words: '' };
    if (reason.startsWith(`${label}: `)) return { chosen, words: reason.slice(label.length + 2) };
  }
  return { chosen: null, words: reason };
}
