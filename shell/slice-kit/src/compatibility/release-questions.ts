import type { Channel } from '../contract/channel.ts';
import { channelIn, releaseIn } from '../contract/known-languages.ts';
import type { ShellRelease, SliceRelease, Source } from '../contract/release.ts';
import { newLargeFiles } from './large-files.ts';
import { linkingTo } from './links.ts';
import { lostParts } from './parts.ts';
import { addressesOf } from './route-problems.ts';

export const QUESTION_KINDS = [
  'dropped-route',
  'dropped-language',
  'changed-slot',
  'large-file',
  'older-source',
  'bad-release',
  'replaced-canary',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Something that may be meant, and that a person says yes to before it happens. */
export interface Question {
  kind: QuestionKind;
  sentence: string;
}

/** Whether the source that a release was built from is older than another's. */
export type IsOlder = (source: Source, than: Source) => boolean;

/**
 * What a person is asked before a release goes live: addresses that nobody answers any more, pages and links that lose a language, slots that others fill and that change, large
 * files besides the first paints, a source older than the live one's, a version that was rolled back from, a canary that it would end. Pure, but for what `isOlder` asks.
 */
export function releaseQuestions(
  release: SliceRelease | ShellRelease,
  published: Pick<Channel, 'shell' | 'slices' | 'retired'>,
  isOlder: IsOlder = wasCommittedBefore,
): Question[] {
  const [candidate, channel] = [releaseIn(release), channelIn(published)];
  const { slice, version } = candidate;
  const pointer = slice === 'shell' ? channel.shell : channel.slices[slice];
  const bad = pointer?.bad ?? channel.retired?.[slice]?.bad ?? [];
  const live = pointer?.stable;
  const questions: Question[] = [];
  if (bad.includes(version))
    questions.push({ kind: 'bad-release', sentence: `${version} is marked bad: it was rolled back from.` });
  const canary = pointer?.canary;
  if (canary && canary.release.version !== version)
    questions.push({
      kind: 'replaced-canary',
      sentence: `${canary.release.version} is the canary for ${canary.percent} % of the visitors: this would end it. Promote it or roll it back first.`,
    });
  if (!live || live.version === version) return questions;
  if (candidate.source && live.source && isOlder(candidate.source, live.source))
    questions.push({
      kind: 'older-source',
      sentence: `Its source, ${nameOf(candidate.source)}, is older than that of the live ${live.version}, ${nameOf(live.source)}.`,
    });
  if ('manifest' in candidate && 'manifest' in live) {
    questions.push(...droppedRoutes(candidate, live, channel));
    questions.push(...lostWords(candidate, live).map((sentence) => ({ kind: 'dropped-language' as const, sentence })));
    questions.push(...newLargeFiles(candidate, live).map((sentence) => ({ kind: 'large-file' as const, sentence })));
  }
  const lost = lostParts(candidate, live, channel.slices);
  return [...questions, ...lost.map((sentence) => ({ kind: 'changed-slot' as const, sentence }))];
}

function wasCommittedBefore(source: Source, than: Source): boolean {
  return Date.parse(source.committedAt) < Date.parse(than.committedAt);
}

function nameOf({ commit, branch }: Source): string {
  return branch ? `${commit.slice(0, 10)} of ${branch}` : commit.slice(0, 10);
}

/** Addresses at which visitors get an answer now and would not any more, and the slices that lead them there; one that moved is among them. */
function droppedRoutes(
  candidate: SliceRelease,
  live: SliceRelease,
  channel: Pick<Channel, 'shell' | 'slices'>,
): Question[] {
  return live.manifest.routes.flatMap(({ path, audience }) => {
    const kept = candidate.manifest.routes.filter((route) => addressesOf(route.path) === addressesOf(path));
    const left = audience.filter((each) => !kept.some((route) => route.audience.includes(each)));
    if (left.length === 0) return [];
    const linking = linkingTo(path, candidate.slice, channel);
    const links = linking.length > 0 ? ` Links lead there from ${linking.join(', ')}.` : '';
    const sentence = `${path}, which ${live.version} answers, would not be answered any more for: ${left.join(', ')}.${links}`;
    return [{ kind: 'dropped-route' as const, sentence }];
  });
}

/** Pages that stay but are in another language, and links of the menu that lose their words in one. */
function lostWords({ manifest }: SliceRelease, live: SliceRelease): string[] {
  const pages = live.manifest.routes.flatMap(({ path, lang }) => {
    const kept = manifest.routes.find((route) => addressesOf(route.path) === addressesOf(path));
    return lang === 'en' || !kept || kept.lang === lang ? [] : `${path} would not be in '${lang}' any more.`;
  });
  const links = live.manifest.nav.flatMap(({ area, href, label, in: words = {} }) => {
    const kept = manifest.nav.find((entry) => entry.area === area && entry.href === href);
    const left = Object.keys(words).filter((lang) => kept && !Object.hasOwn(kept.in ?? {}, lang));
    return left.map((lang) => `The link '${label}' would have no words in '${lang}' any more.`);
  });
  return [...pages, ...links];
}
