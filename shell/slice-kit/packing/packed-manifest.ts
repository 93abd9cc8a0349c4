import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
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
  /** The packages of which the page has one: whoever installs this one has it already, or has no use for it. */
  packing?: { peers?: string[]; optionalPeers?: string[] };
}

/**
 * The package.json of a packed package: compiled files, versions instead of `catalog:` and `workspace:`, and of the dependencies
 * those that `texts`, its code and types, import.
 */
export function packedManifest(source: SourceManifest, texts: readonly string[], folder: string): object {
  const { name, version, type, bin, sideEffects, files, exports, packing = {} } = source;
  const { peers = [], optionalPeers = [] } = packing;
  const isImported = (dependency: string) => texts.some((text) => new RegExp(`['"]${dependency}['"/]`).test(text));
  const used = Object.keys(source.dependencies).filter(isImported);
  const installed = used.map((each) => [each, versionOf(each, folder)] as const);
  const isPeer = (each: string) => peers.includes(each) || optionalPeers.includes(each);
  const dependencies = installed.filter(([each]) => !isPeer(each));
  return {
    ...{ name, version, license: 'MIT', type, ...(bin && { bin }), sideEffects },
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, file]) => file === './package.json' || files.some((each) => file.startsWith(`./${each}/`)))
        .map(([key, file]) => [key, compiledFile(file)]),
    ),
    dependencies: Object.fromEntries(
      dependencies.map(([each, at]) => [each, each.startsWith('@veto/') ? rangeOf(at) : at]),
    ),
    peerDependencies: Object.fromEntries(
      installed.filter(([each]) => isPeer(each)).map(([each, at]) => [each, rangeOf(at)]),
    ),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((each) => [each, { optional: true }])),
  };
}

function compiledFile(file: string): string | { types: string; default: string } {
  const name = /^(.+)\.tsx?$/.exec(file)?.[1];
  return name ? { types: `${name}.d.ts`, default: `${name}.js` } : file;
}

function versionOf(name: string, folder: string): string {
  const file = findPackageJSON(name, join(folder, 'package.json'));
  if (!file) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
