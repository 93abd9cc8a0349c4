import { FACTS_FILE } from '../releases/repository.ts';
import { ToolError } from '../releases/tool-error.ts';
import { CORE_KEYS, rangeOf, type SharedModule } from '../webpack/sharing.ts';
import { coreStep } from './core-steps.ts';
import { lockedVersions } from './lockfile.ts';
import { filesOf, isSetting, type ReleaseInputs, resolutionIn, tools } from './release-inputs.ts';
import { type ShellFacts, sharedWithPage } from './shell-facts.ts';
import { git } from './source-commit.ts';
import { isOwnRepository, type Package, repository } from './workspace.ts';

/** What changed since a commit, as far as releases go. */
export interface Changes {
  /** Paths relative to the repository, also of files that are gone or not committed. */
  paths: ReadonlySet<string>;
  /** What the page shares now. */
  shared: readonly SharedModule[];
  /** What the lockfile named then. */
  locked: ReadonlyMap<string, readonly string[]>;
  /** A file as it was; undefined when it was not there. */
  fileThen(path: string): string | undefined;
  fileNow(path: string): string | undefined;
}

/** Throws VETO-405 when git knows no such commit. */
export function changesSince(ref: string, fileNow: Changes['fileNow'], folder = repository): Changes {
  const known = git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (!known) throw new ToolError('VETO-405', `git knows no commit ${ref}; a shallow clone has only the latest ones.`);
  const lines = (args: string[]) => (git(folder, args) ?? '').split('\n').filter(Boolean);
  const changed = lines(['diff', '--name-only', '--no-renames', known]);
  const added = lines(['ls-files', '--others', '--exclude-standard']);
  const fileThen = (path: string) => git(folder, ['show', `${known}:${path}`]);
  return {
    paths: new Set([...changed, ...added]),
    shared: sharedWithPage(),
    locked: lockedVersions(`${fileThen('pnpm-lock.yaml') ?? ''}\n`),
    fileThen,
    fileNow,
  };
}

/** Why a change reaches the release of a package, in words; undefined when it does not. */
export function reachedBy(target: Package, inputs: ReleaseInputs, changes: Changes): string | undefined {
  const { paths } = changes;
  const file = [...Object.keys(filesOf(inputs)), ...inputs.missing].find((path) => paths.has(path));
  if (file) return file;
  const setting = [...paths].find(isSetting);
  if (setting) return setting;
  const described = [...paths].filter((path) => /(^|\/)package\.json$/.test(path));
  const manifest = described.find((path) => decidesOf(target, path, changes));
  if (manifest) return manifest;
  const isLocked = (each: string) => {
    const at = each.lastIndexOf('@');
    return changes.locked.get(each.slice(0, at))?.includes(each.slice(at + 1)) ?? false;
  };
  return [...inputs.packages, ...tools()].find((each) => !isLocked(each)) ?? sharedChange(inputs, changes);
}

const WORKSPACE = /^(shared-ui|shared-data|shell|shell\/slice-kit)\/package\.json$/;

/** Whether a package.json changed in what decides a build: how names resolve, and the package's own version. */
function decidesOf({ name }: Package, path: string, { fileThen, fileNow }: Changes): boolean {
  const isOwn = path === `${name}/package.json`;
  if (!isOwn && !WORKSPACE.test(path)) return false;
  const [then, now] = [fileThen(path) ?? '{}', fileNow(path) ?? '{}'];
  const versionOf = (text: string) => (JSON.parse(text) as { version?: string }).version;
  return resolutionIn(then) !== resolutionIn(now) || (isOwn && versionOf(then) !== versionOf(now));
}

/** What the steps of our core modules since then mean, whatever else has changed: a sentence each. */
export function coreStepsSince(changes: Changes): string[] {
  return changes.shared
    .filter(({ key }) => (CORE_KEYS as readonly string[]).includes(key))
    .flatMap((core) => {
      const [then] = versionsThen(core, changes);
      return then === undefined || then === core.version ? [] : [coreStep(core.key, then, core.version)];
    });
}

/** The versions of a shared module's package that there were. */
function versionsThen({ key, packageName }: SharedModule, { locked, fileThen }: Changes): readonly string[] {
  const facts = isOwnRepository ? undefined : fileThen(FACTS_FILE);
  if (facts !== undefined) return [(JSON.parse(facts) as Partial<ShellFacts>).shared?.[key] ?? []].flat();
  const own = /^@veto\/(.+)$/.exec(packageName)?.[1];
  const ownThen = own && fileThen(`${own}/package.json`);
  if (ownThen) return [(JSON.parse(ownThen) as { version: string }).version];
  // Without the hash of its patch.
  return (locked.get(packageName) ?? []).map((version) => version.replace(/\(.*/, ''));
}

/** A shared module whose range, which a slice's release carries, or whose version, which the shell's does, was another one then. */
function sharedChange({ shared }: ReleaseInputs, changes: Changes): string | undefined {
  const used = changes.shared.filter(({ key }) => key in shared);
  return used.find((each) => {
    const then = versionsThen(each, changes);
    return !then.some((version) => [version, rangeOf(version)].includes(shared[each.key] ?? ''));
  })?.key;
}
