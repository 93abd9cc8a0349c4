import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, relative } from 'node:path';
import { FACTS_FILE } from '../releases/repository.ts';
import { CORE_KEYS, rangeOf, type SharedModule } from '../webpack/sharing.ts';
import { lockedFor } from './lockfile.ts';
import { PARTS_FILE } from './offered-parts.ts';
import { filesBelow } from './source-files.ts';
import { isOwnRepository, type Package, repository, sliceKitFolder } from './workspace.ts';

/** All that a build is made of. Paths are relative to the repository, so that they are the same in any folder. */
export interface ReleaseInputs {
  /** Every module of the repository that the build contains, and slice.json, with the SHA-256 of its bytes. */
  files: Record<string, string>;
  /** The packages of which it contains modules, and those that build it: 'zod@4.6.7'. */
  packages: string[];
  /** What it takes from the page, or the shell gives to it: key and range, or key and version. */
  shared: Record<string, string>;
  /** A hash over the presets, and over how packages of the workspace say what their names resolve to. */
  settings: string;
  /** Files that were looked for and are not there: one of them would be taken in the place of another. */
  missing: string[];
  /** A hash over what the lockfile says of the packages. */
  locked: string;
  /** The first paint: the modules of the repository that it was rendered from, with their hashes, and what came of it. */
  rendered: { files: Record<string, string>; hash: string };
}

const TOOLS = /webpack|swc|terser|federation|rolldown|lightningcss/;
/** What makes a release of a build; the rest of the command changes none. */
const MAKERS =
  /^cli\/(build-(package|slice|shell|first-paint)|compile|compile-release|describe-files|offered-parts|own-react|kept-(first-paint|modules)|release-(facts|inputs|manifest|name)|style-first-paint)\.ts$|^src\/contract\/languages\.ts$|^webpack\/|^first-paint\//;
/** The fields of a package.json that decide what an import resolves to, and what may be left out. */
const RESOLUTION = ['name', 'type', 'main', 'module', 'browser', 'exports', 'imports', 'sideEffects'];
const WORKSPACE_PACKAGES = ['shared-ui', 'shared-data', 'shell/slice-kit', 'shell'];

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The version of a build: its semver, and a hash over the modules that it contains and how they are built. */
export function versionOf({ semver }: Package, inputs: ReleaseInputs): string {
  const { files, packages, shared, settings, rendered } = inputs;
  // The inputs of the rendering do not count: much of them is the page's, and changes nothing here.
  const parts = [sortedEntries(files), packages, sortedEntries(shared), settings, rendered.hash];
  return `${semver}-${sha256(JSON.stringify(parts)).slice(0, 12)}`;
}

function sortedEntries(record: Record<string, string>): [string, string][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The inputs of a build, by the absolute addresses of its modules and of what was looked for in vain. */
export function releaseInputs(
  target: Package,
  { modules, packages, missing }: { modules: Iterable<string>; packages: Iterable<string>; missing: Iterable<string> },
  shared: readonly Pick<SharedModule, 'key' | 'range' | 'version'>[],
  root = repository,
  rendered: { files: Iterable<string>; hash: string } = { files: [], hash: '' },
): ReleaseInputs {
  const isShell = target.name === 'shell';
  const described = isShell
    ? join(root, 'shell/slice-kit/src/contract/contract-version.ts')
    : join(target.folder, 'slice.json');
  const slots = join(target.folder, PARTS_FILE);
  const own = (paths: Iterable<string>) => [...new Set([...paths].map((path) => pathIn(root, path)))].toSorted();
  const hashed = (paths: Iterable<string>) =>
    Object.fromEntries(
      own(paths).flatMap((path) => {
        const hash = hashNow(join(root, path));
        return hash === undefined ? [] : [[path, hash] as const];
      }),
    );
  return {
    files: hashed([...modules, described, slots]),
    packages: [...new Set([...packages, ...tools()])].toSorted(),
    shared: Object.fromEntries(shared.map(({ key, range, version }) => [key, isShell ? version : range])),
    settings: settingsOf(target, root),
    missing: own(existsSync(slots) ? missing : [...missing, slots]),
    locked: lockedHash(target, root),
    rendered: { files: hashed(rendered.files), hash: rendered.hash },
  };
}

function pathIn(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}

/** Every module of the repository that the build was made of, with its hash. */
export function filesOf({ files, rendered }: ReleaseInputs): Record<string, string> {
  return { ...rendered.files, ...files };
}

/** Whether a build of these inputs would be the same build now. Reads files, builds nothing. */
export function isUnchanged(target: Package, inputs: ReleaseInputs, root = repository): boolean {
  return (
    Object.entries(filesOf(inputs)).every(([path, hash]) => hashNow(join(root, path)) === hash) &&
    inputs.locked === lockedHash(target, root) &&
    inputs.settings === settingsOf(target, root) &&
    hasItsCores(target, inputs, root) &&
    tools().every((tool) => inputs.packages.includes(tool)) &&
    !inputs.missing.some((path) => existsSync(join(root, path)))
  );
}

/** Whether our own modules on the page have the versions of then: outside their repository the lockfile says so. */
function hasItsCores(target: Package, { shared }: ReleaseInputs, root: string): boolean {
  return CORE_KEYS.every((key) => {
    const file = join(root, key.split('/')[1] ?? '', 'package.json');
    if (!(key in shared) || !existsSync(file)) return true;
    const version = versionIn(file);
    return shared[key] === (target.name === 'shell' ? version : rangeOf(version));
  });
}

/** Hashes of this process by what the file system says of a file; several packages contain the same modules. */
const known = new Map<string, { stamp: string; hash: string }>();

/** The SHA-256 of a file as it is now; undefined where there is none. */
export function hashNow(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  const stamp = `${stat.ino} ${stat.size} ${stat.ctimeMs}`;
  const cached = known.get(file);
  if (cached?.stamp === stamp) return cached.hash;
  const hash = sha256(readFileSync(file));
  known.set(file, { stamp, hash });
  return hash;
}

/** Whether one of the files was written after a moment, in ms since 1970: webpack may have read what it was before. */
export function wasWrittenSince(inputs: ReleaseInputs, moment: number, root = repository): boolean {
  return Object.keys(filesOf(inputs)).some((path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    // A time yet to come is another clock's, and says nothing.
    return !stat || (stat.ctimeMs >= moment && Math.floor(stat.ctimeMs) <= Date.now());
  });
}

/** Whether the file is one that every build depends on. */
export function isSetting(path: string): boolean {
  return path.startsWith('shell/slice-kit/') && MAKERS.test(path.slice('shell/slice-kit/'.length));
}

/** A hash over all but the source that decides what a compilation comes to; it names what was kept of an earlier one. */
export function makersHash(target: Package): string {
  return sha256(
    JSON.stringify([lockedHash(target, repository), settingsOf(target, repository), tools(), process.version]),
  );
}

/** Outside Veto's own repository what the page shares is a file of the slice's own. */
function lockedHash(target: Package, root: string): string {
  const facts = join(root, FACTS_FILE);
  return sha256(lockedFor(target, root) + (existsSync(facts) ? readFileSync(facts, 'utf8') : ''));
}

function settingsOf({ folder }: Package, root: string): string {
  if (!isOwnRepository)
    return sha256(
      JSON.stringify([versionIn(join(sliceKitFolder, 'package.json')), resolutionOf(root, pathIn(root, folder))]),
    );
  const kit = join(root, 'shell/slice-kit');
  const makers = filesBelow(kit)
    .filter((file) => MAKERS.test(pathIn(kit, file)))
    .map((file) => [pathIn(kit, file), sha256(readFileSync(file))]);
  const packages = [...WORKSPACE_PACKAGES, pathIn(root, folder)].map((path) => [path, resolutionOf(root, path)]);
  return sha256(JSON.stringify([makers, packages]));
}

/** What a package of the workspace says about resolving its modules; empty where it is not there. */
function resolutionOf(root: string, path: string): string {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? resolutionIn(readFileSync(file, 'utf8')) : '';
}

/** The part of a package.json that decides what an import becomes. */
export function resolutionIn(packageJson: string): string {
  const json = JSON.parse(packageJson) as Record<string, unknown>;
  return JSON.stringify(RESOLUTION.map((field) => json[field] ?? null));
}

/** What builds, as it is installed: 'webpack@5.113.0'. */
export function tools(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(sliceKitFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies)
    .filter((name) => TOOLS.test(name))
    .map((name) => {
      const file = findPackageJSON(name, import.meta.url);
      if (!file) throw new Error(`${name} is not installed`);
      return `${name}@${versionIn(file)}`;
    });
}

function versionIn(packageJson: string): string {
  return (JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string }).version;
}
