import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SemVer } from 'semver';
import { asRequest, packageOf, resolveForBrowser } from './resolve.ts';

/**
 * The one list of modules that exist once on the page. The shell provides them, a slice holds no copy. By sub-path or
 * as a small module, because a package that is shared whole is not tree-shaken.
 */
const SINGLE_KEYS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react-router-dom',
  '@emotion/react',
  '@internationalized/date',
  '@tanstack/react-query',
  'zustand',
] as const;

const QUERIES = '@tanstack/react-query';

/** Packages of which the page shares a part, tree-shaken: the file of the shell that says which. */
const PARTS: Readonly<Record<string, string>> = {
  'react-router-dom': 'src/shared/react-router-dom.ts',
  [QUERIES]: 'src/shared/react-query.ts',
};

/** Our own modules whose state is the page's: one toaster, one session. Their exported names are part of a release. */
export const CORE_KEYS = ['@veto/shared-data/core', '@veto/shared-ui/core'] as const;

/** The shared modules whose exported names a slice is checked against: those that hold just what somebody put there. */
export const NAMED_KEYS: readonly string[] = [...CORE_KEYS, ...Object.keys(PARTS)];

const CHAKRA = '@chakra-ui/react';
const CHAKRA_ENTRIES = ['styled-system', 'preset', 'preset-base', 'theme', 'hooks', 'collection', 'anatomy'];

/**
 * Components without a state machine, a few hundred bytes each, so that one file of several reaches the browser sooner than
 * a file for each: those of most first paints, those of forms, those of a few pages, and those that our slices do without.
 */
const BASIC_COMPONENTS =
  'box button card center container data-list flex grid heading icon image link list portal simple-grid skeleton stack ' +
  'styled-system text visually-hidden';
const FIELD_COMPONENTS = 'field input input-element input-group native-select';
const OCCASIONAL_COMPONENTS = 'alert badge textarea';
const FURTHER_COMPONENTS =
  'absolute-center aspect-ratio bleed blockquote circle code em empty-state float group input-addon kbd loader mark quote ' +
  'separator show skip-nav spacer span spinner square status sticky strong tag wrap';
const keysOf = (names: string) => names.split(' ').map((name) => `${CHAKRA}/${name}`);
export const BASIC_KEYS: ReadonlySet<string> = new Set([
  ...keysOf(BASIC_COMPONENTS),
  '@tanstack/react-query',
  '@emotion/react',
  'react-router-dom',
  'zustand',
]);
export const FIELD_KEYS: ReadonlySet<string> = new Set(keysOf(FIELD_COMPONENTS));
export const OCCASIONAL_KEYS: ReadonlySet<string> = new Set(keysOf(OCCASIONAL_COMPONENTS));
export const FURTHER_KEYS: ReadonlySet<string> = new Set(keysOf(FURTHER_COMPONENTS));

/** Packages that must never end up inside a slice: their state would exist twice on the page. */
export const NEVER_BUNDLED = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@emotion/react',
  CHAKRA,
  '@tanstack/react-query',
  'zustand',
];

export interface SharedModule {
  key: string;
  /** The file that a browser build gets for the key. */
  file: string;
  /** The package that the key is of, which gives it its version. */
  packageName: string;
  version: string;
  /** What a slice built against this version needs: the same major, and no older minor. */
  range: string;
}

/**
 * Every module that the shell shares, as it resolves from a package's folder (the shell's: only there are all of them
 * installed).
 */
export function sharedModules(folder: string): SharedModule[] {
  return [...SINGLE_KEYS, ...chakraKeys(folder), ...CORE_KEYS].map((key) => sharedModule(folder, key));
}

function sharedModule(folder: string, key: string): SharedModule {
  const file = resolveForBrowser(folder, key);
  const { name: packageName, version } = packageOf(file);
  const part = PARTS[key];
  return { key, file: part ? join(folder, part) : file, packageName, version, range: rangeOf(version) };
}

/** The file that stands for each package of which the page shares a part. */
export function sharedParts(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(PARTS).map(([key, part]) => [key, join(folder, part)]));
}

/** For `resolve.alias` of the shell: its own imports get the parts, too, and the parts the packages they are parts of. */
export function partAliases(folder: string): Record<string, string> {
  const parts = Object.entries(sharedParts(folder)).map(([key, part]) => [`${key}$`, asRequest(part)]);
  return { ...Object.fromEntries(parts), 'react-router$': asRequest(productionRouter(folder)) };
}

/** A rule for the file that names the part of react-query: there the name means the package. */
export function wholeQueries(folder: string): { include: string; resolve: { alias: Record<string, string> } } {
  return {
    include: join(folder, PARTS[QUERIES] ?? ''),
    resolve: { alias: { [`${QUERIES}$`]: asRequest(resolveForBrowser(folder, QUERIES)) } },
  };
}

/** The package's own choice for browsers is its development build, which is bigger and warns in the console. */
function productionRouter(folder: string): string {
  const file = resolveForBrowser(folder, 'react-router').replace(
    /([\\/]dist[\\/])development([\\/])/,
    '$1production$2',
  );
  if (!existsSync(file)) throw new Error(`react-router has no production build at ${file}`);
  return file;
}

/**
 * What a slice that was built against a version needs: '^19.2.0' of '19.2.3'. A version below 0.1.0 and a
 * prerelease promise nothing: they are met by themselves alone.
 */
export function rangeOf(version: string): string {
  const { major, minor, prerelease } = new SemVer(version);
  return major + minor === 0 || prerelease.length > 0 ? version : `^${major}.${minor}.0`;
}

/** Chakra by component: '@chakra-ui/react/button'. */
function chakraKeys(folder: string): string[] {
  const components = dirname(dirname(resolveForBrowser(folder, `${CHAKRA}/box`)));
  const names = readdirSync(components).filter((name) => existsSync(join(components, name, 'index.js')));
  return [...names, ...CHAKRA_ENTRIES].toSorted().map((name) => `${CHAKRA}/${name}`);
}

/** The version of the package that is installed for a folder. */
export function contractVersion(sliceKitFolder: string): string {
  const text = readFileSync(join(sliceKitFolder, 'src/contract/contract-version.ts'), 'utf8');
  const found = /CONTRACT_VERSION = '([^']+)'/.exec(text)?.[1];
  if (!found) throw new Error('contract-version.ts names no CONTRACT_VERSION');
  return found;
}
