import type { Channel } from '../contract/channel.ts';
import { channelIn, releaseIn } from '../contract/known-languages.ts';
import type { ShellRelease, SliceRelease } from '../contract/release.ts';
import { coreProblems } from './core-problems.ts';
import { type HostOffer, type Incompatibility, incompatibilities } from './incompatibilities.ts';
import { partProblems } from './parts.ts';
import type { Problem } from './problem.ts';
import { routeProblems } from './route-problems.ts';

/**
 * What the first paint of a route may bring of the slice itself, in kB (1024 bytes) after gzip, unless slice.json says
 * otherwise. On a slow telephone line (1.6 Mbit/s) these are 0.3 s.
 */
export const DEFAULT_BUDGET_KB = 60;
/** What a page in another language may bring beyond the English one: its words. */
const WORDS_KB = 4;

const CODES = {
  contract: 'VETO-411',
  missing: 'VETO-412',
  version: 'VETO-412',
  export: 'VETO-413',
  exposes: 'VETO-415',
} as const satisfies Record<Incompatibility['kind'], Problem['code']>;

/**
 * Why a release should not go live beside what is live in the channel; empty when it may. Pure: `slice check` asks it,
 * and `slice publish` asks it again with the channel as it is at the moment of the move.
 */
export function releaseProblems(
  release: SliceRelease | ShellRelease,
  published: Pick<Channel, 'shell' | 'slices'>,
): Problem[] {
  const [candidate, channel] = [releaseIn(release), channelIn(published)];
  if ('provides' in candidate) return shellProblems(candidate, channel);
  const live = channel.slices[candidate.slice]?.stable;
  return [
    ...(channel.shell ? hostProblems(candidate, channel.shell) : []),
    ...routeProblems(candidate, channel.slices),
    ...partProblems(candidate, channel.slices),
    ...removedExposes(candidate, live),
    ...overBudget(candidate),
  ];
}

/** A release of the shell must run every slice that is live, for whomever, and keep the word of its core modules. */
function shellProblems(candidate: ShellRelease, { shell, slices }: Pick<Channel, 'shell' | 'slices'>): Problem[] {
  const live = Object.values(slices).flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  const broken = live.flatMap((release) =>
    incompatibilities(release, offerOf(candidate)).map(({ sentence }) => ({
      code: 'VETO-418' as const,
      sentence: `${release.slice} ${release.version}, which is live, would not run: ${lowerFirst(sentence)}`,
    })),
  );
  return [...broken, ...(shell ? coreProblems(candidate, shell.stable) : [])];
}

/** A visitor may have the stable shell or its canary, whichever release of the slice they get. */
function hostProblems(candidate: SliceRelease, { stable, canary }: NonNullable<Channel['shell']>): Problem[] {
  const inStable = incompatibilities(candidate, offerOf(stable));
  const inCanary = canary ? incompatibilities(candidate, offerOf(canary.release)) : [];
  const known = new Set(inStable.map(({ kind, subject }) => `${kind} ${subject}`));
  return [
    ...inStable.map(({ kind, sentence }) => ({ code: CODES[kind], sentence })),
    ...inCanary
      .filter(({ kind, subject }) => !known.has(`${kind} ${subject}`))
      .map(({ kind, sentence }) => ({
        code: CODES[kind],
        sentence: `Beside the shell's canary: ${lowerFirst(sentence)}`,
      })),
  ];
}

function offerOf({ contract, provides }: ShellRelease): HostOffer {
  const modules = Object.entries(provides);
  return {
    contract,
    provides: Object.fromEntries(modules.map(([key, { version }]) => [key, [version]])),
    exports: Object.fromEntries(modules.flatMap(([key, { exports }]) => (exports ? [[key, exports]] : []))),
  };
}

function removedExposes(candidate: SliceRelease, live: SliceRelease | undefined): Problem[] {
  const removed = live?.exposes.filter((name) => name !== './slice' && !candidate.exposes.includes(name)) ?? [];
  return removed.map((name) => ({
    code: 'VETO-415',
    sentence: `It no longer exposes ${name}, which ${live?.version} does.`,
  }));
}

function overBudget(candidate: SliceRelease): Problem[] {
  const { budgetKb = DEFAULT_BUDGET_KB, routes } = candidate.manifest;
  return routeBytes(candidate).flatMap(({ path, files, bytes }) => {
    const kB = bytes / 1024;
    const isTranslated = routes.some((route) => route.path === path && route.translates);
    const budget = budgetKb + (isTranslated ? WORDS_KB : 0);
    if (kB <= budget) return [];
    const sentence = `${path} brings ${kB.toFixed(1)} kB for its first paint; the budget is ${budget} kB.`;
    return [{ code: 'VETO-416' as const, sentence, files }];
  });
}

/**
 * What the first paint of each route, and of each part that a document shows, by its slot, brings of the slice itself, in bytes
 * after gzip, and of which files.
 */
export function routeBytes(candidate: SliceRelease): { path: string; files: string[]; bytes: number }[] {
  const { routes, fills = [] } = candidate.manifest;
  const parts = fills.flatMap(({ slot, preload }) => (preload ? [{ path: slot, preload }] : []));
  return [...routes, ...parts].map(({ path, preload }) => {
    const files = firstPaintFiles(candidate, preload);
    return { path, files, bytes: gzipBytes(candidate, files) };
  });
}

/** The entry, './slice' and the route's chunks. A route that names none counts with the largest. */
function firstPaintFiles(candidate: SliceRelease, preload: readonly string[]): string[] {
  const { entry, chunks } = candidate;
  const always = [entry, ...(chunks.slice ?? [])];
  const withChunks = (names: readonly string[]) => [
    ...new Set([...always, ...names.flatMap((name) => chunks[name] ?? [])]),
  ];
  if (preload.length > 0) return withChunks(preload);
  return Object.keys(chunks)
    .map((name) => withChunks([name]))
    .reduce((one, other) => (gzipBytes(candidate, other) > gzipBytes(candidate, one) ? other : one), always);
}

/** Bytes after gzip. */
function gzipBytes({ files }: SliceRelease, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (files[name]?.gzipBytes ?? 0), 0);
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
