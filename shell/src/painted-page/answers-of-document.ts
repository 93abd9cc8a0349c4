import { queryClient, sessionStore } from '@veto/shared-data/core';
import type { PageChannel } from '@veto/slice-kit/contract';
import { candidateReleases, type Visitor } from '../../isomorphic/candidates.ts';

/** What the server rendered the document's page with, as `server/index-html/render-index.ts` writes it. */
interface AnswersOfRelease {
  slice: string;
  version: string;
  queries: { key: readonly unknown[]; data: unknown; at: number; again: boolean }[];
}

/** Those of the page, and of the parts in its slots. */
interface AnswersOfDocument extends AnswersOfRelease {
  parts?: AnswersOfRelease[];
}

let taken: AnswersOfRelease[] = [];

/** Whether the document shows a page with its data, which its page has as well. */
export function hasAnswers(): boolean {
  return taken.length > 0;
}

/**
 * Puts what the document knows into the page's cache, as old as it is, so that the page does not ask again; free times, and
 * everything where somebody is signed in, are asked again as soon as they are shown. Only the build that asked knows the shape
 * of an answer: one for another release is left alone. Call it once it is known who is there, before anything is rendered.
 */
export function takeAnswers(channel: PageChannel, visitor: Visitor): void {
  const text = document.getElementById('veto-answers')?.textContent;
  if (!text) return;
  const { parts = [], ...page } = JSON.parse(text) as AnswersOfDocument;
  const isShown = ({ slice, version }: AnswersOfRelease) =>
    candidateReleases(channel, slice, visitor)[0]?.version === version && !visitor.overrides[slice];
  taken = isShown(page) ? [page, ...parts.filter(isShown)] : [];
  const isNobody = sessionStore.getState().state === 'signed-out';
  for (const { key, data, at, again } of taken.flatMap(({ queries }) => queries)) {
    // The clocks of two machines differ: nothing is younger than this moment.
    queryClient.setQueryData(key, data, { updatedAt: Math.min(at, Date.now()) });
    if (again || !isNobody) void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
}

/** A release failed, and another may take its place: what was not shown yet is forgotten. */
export function forgetAnswers(slice: string, version: string | undefined): void {
  const [ofRelease] = taken.filter((answers) => answers.slice === slice && answers.version === version);
  for (const { key } of ofRelease?.queries ?? [])
    queryClient.removeQueries({ queryKey: key, exact: true, type: 'inactive' });
}
