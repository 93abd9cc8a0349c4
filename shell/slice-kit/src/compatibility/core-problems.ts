import { compareVersions } from 'compare-versions';
import type { ShellRelease } from '../contract/release.ts';
import type { Problem } from './problem.ts';

/**
 * Core modules whose exported names changed while their version does not say so: a name less is a major step, a name
 * more a minor one. Slices rely on it, because their ranges are made of these versions. The version of a package that
 * is not ours says nothing of the names that the shell shares of it; a live slice that needs one is checked by itself.
 */
export function coreProblems(candidate: ShellRelease, live: ShellRelease): Problem[] {
  return Object.entries(live.provides).flatMap(([key, before]) => {
    const after = candidate.provides[key];
    if (!key.startsWith('@veto/') || !before.exports || !after?.exports) return [];
    const { exports } = after;
    const removed = before.exports.filter((name) => !exports.includes(name));
    const added = exports.filter((name) => !before.exports?.includes(name));
    const [needed, changes] =
      removed.length > 0
        ? (['major', `lost ${removed.join(', ')}`] as const)
        : (['minor', `gained ${added.join(', ')}`] as const);
    if (removed.length + added.length === 0 || isStep(needed, before.version, after.version)) return [];
    const sentence = `${key} ${changes}: that is a ${needed} step, and its version went from ${before.version} to ${after.version}.`;
    return [{ code: 'VETO-417' as const, sentence }];
  });
}

function isStep(needed: 'major' | 'minor', before: string, after: string): boolean {
  const parts = needed === 'major' ? 1 : 2;
  const cut = (version: string) => version.split('.').slice(0, parts).join('.');
  return compareVersions(cut(after), cut(before)) > 0;
}
