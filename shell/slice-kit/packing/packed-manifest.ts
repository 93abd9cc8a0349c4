import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rangeOf } from '../webpack/sharing.ts';

/** What packing reads of a package.json. */
export interface SourceManifest {
  name: string;
  version: string;
  type: string;
  bin?: Record<string, string>;
  sideEffects: boolean | string[];
  /** Folders that are packed. */
  files: string[];
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** The packages of which the page has one: whoever installs this one has it already, or has no use for it. */
  packing?: { peers?: string[]; optionalPeers?: string[]; exactPeers?: string[] };
}

/**
 * The package.json of a packed package: compiled files, versions instead of `catalog:` and `workspace:`, and of the dependencies
 * those that `texts`, its code and types, import, and those that these ask for as peers.
 */
export function packedManifest(source: SourceManifest, texts: readonly string[], folder: string): object {
  const { name, version, type, bin, sideEffects, files, exports, packing = {} } = source;
  const { peers = [], optionalPeers = [], exactPeers = [] } = packing;
  const isImported = (dependency: string) => texts.some((text) => new RegExp(`['"]${dependency}['"/]`).test(text));
  const allPeers = [...peers, ...optionalPeers, ...exactPeers];
  const imported = [...new Set([...Object.keys(source.dependencies), ...optionalPeers])].filter(isImported);
  const asked = new Set(imported.flatMap((each) => Object.keys(manifestOf(each, [folder]).peerDependencies ?? {})));
  const used = [...new Set([...imported, ...Object.keys(source.dependencies).filter((each) => asked.has(each))])];
  const usedPeers = used.filter((each) => allPeers.includes(each));
  return {
    ...{ name, version, license: 'MIT', engines: { node: '>=24' }, type, ...(bin && { bin }), sideEffects },
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, file]) => file === './package.json' || files.some((each) => file.startsWith(`./${each}/`)))
        .map(([key, file]) => [key, compiledFile(file)]),
    ),
    dependencies: installedVersions(
      used.filter((each) => !allPeers.includes(each)),
      [folder],
    ),
    peerDependencies: installedVersions(usedPeers, [folder], (each) => !exactPeers.includes(each)),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((each) => [each, { optional: true }])),
  };
}

/** Packages with the versions that one of the folders has installed: exact ones, but ranges of our own packages and of `ranged` ones. */
export function installedVersions(
  names: readonly string[],
  folders: readonly string[],
  ranged: (name: string) => boolean = () => false,
): Record<string, string> {
  const specifier = (name: string) => {
    const { version } = manifestOf(name, folders);
    return ranged(name) || name.startsWith('@veto/') ? rangeOf(version) : version;
  };
  return Object.fromEntries(names.map((name) => [name, specifier(name)]));
}

function compiledFile(file: string): string | { types: string; default: string } {
  const name = /^(.+)\.tsx?$/.exec(file)?.[1];
  return name ? { types: `${name}.d.ts`, default: `${name}.js` } : file;
}

interface Installed {
  version: string;
  peerDependencies?: Record<string, string>;
}

function manifestOf(name: string, folders: readonly string[]): Installed {
  const file = folders.map((folder) => join(folder, 'node_modules', name, 'package.json')).find(existsSync);
  if (!file) throw new Error(`${name} is not installed`);
  return JSON.parse(readFileSync(file, 'utf8')) as Installed;
}
