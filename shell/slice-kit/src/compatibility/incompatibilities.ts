import { satisfies } from 'compare-versions';
import type { SliceRelease } from '../contract/release.ts';

/** What a shell offers to slices: on the page its share scope says so, in the channel its release does. */
export interface HostOffer {
  /** The contract version that the shell speaks. */
  contract: string;
  /** Shared modules with the versions at hand. */
  provides: Readonly<Record<string, readonly string[]>>;
  /** The names that our own core modules export, where they are known. */
  exports?: Readonly<Record<string, readonly string[]>>;
}

export interface Incompatibility {
  kind: 'contract' | 'exposes' | 'missing' | 'version' | 'export';
  /** What does not fit: 'contract', './slice' or the key of a shared module. */
  subject: string;
  /** A sentence for the team that owns the slice. */
  sentence: string;
}

/**
 * Whether a version is in a range: '*', or comparators of whole versions, as a build writes them. Webpack's containers and npm
 * say the same: a prerelease is met only by a range that names one of the same version.
 */
function fits(version: string, range: string): boolean {
  const [core, prerelease] = version.split('-');
  if (prerelease && !range.split(/[\s|^~<>=]+/).some((named) => named.startsWith(`${core}-`))) return false;
  try {
    return range === '*' || satisfies(version, range);
  } catch {
    // A range that nobody can read is met by nothing.
    return false;
  }
}

function sharedIncompatibility(key: string, range: string, offered: readonly string[]): Incompatibility | null {
  if (offered.length === 0)
    return { kind: 'missing', subject: key, sentence: `It uses ${key} ${range}, which the shell does not provide.` };
  if (offered.some((version) => fits(version, range))) return null;
  const versions = offered.join(', ');
  return { kind: 'version', subject: key, sentence: `It needs ${key} ${range}; the shell provides ${versions}.` };
}

function missingExports(used: readonly string[], key: string, offered: readonly string[] | undefined) {
  const missing = offered ? used.filter((name) => !offered.includes(name)) : [];
  const sentence = `It uses ${missing.join(', ')} of ${key}, which the shell's ${key} does not export.`;
  return missing.length > 0 ? [{ kind: 'export' as const, subject: key, sentence }] : [];
}

/**
 * Why a release cannot run in a shell; empty when it can. Pure: the shell asks before it mounts, `slice check` before
 * a team publishes, so that both say the same.
 */
export function incompatibilities(
  release: Pick<SliceRelease, 'contract' | 'exposes' | 'shared'> & Partial<Pick<SliceRelease, 'usedExports'>>,
  host: HostOffer,
): Incompatibility[] {
  const found: Incompatibility[] = [];
  if (!fits(host.contract, release.contract))
    found.push({
      kind: 'contract',
      subject: 'contract',
      sentence: `It speaks contract ${release.contract}; the shell speaks ${host.contract}.`,
    });
  if (!release.exposes.includes('./slice'))
    found.push({ kind: 'exposes', subject: './slice', sentence: 'It exposes no ./slice.' });
  for (const [key, range] of Object.entries(release.shared)) {
    const problem = sharedIncompatibility(key, range, host.provides[key] ?? []);
    if (problem) found.push(problem);
  }
  for (const [key, used] of Object.entries(release.usedExports ?? {}))
    found.push(...missingExports(used, key, host.exports?.[key]));
  return found;
}
