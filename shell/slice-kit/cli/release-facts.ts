import type { ChunkGroup, Compilation, Module } from 'webpack';
import { BUILT } from '../webpack/built-folders.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import { providedKey } from '../webpack/shell-preset.ts';

/** Not those of a save, which a page asks for by itself. */
const SCRIPT = /(?<!\.hot-update)\.js$/;
const STYLE = /(?<!\.hot-update)\.css$/;

function filesOf(group: ChunkGroup): string[] {
  return group.getFiles().filter((file) => SCRIPT.test(file) || STYLE.test(file));
}

/**
 * Files by webpackChunkName, without the entries. What another bundler has built counts as one chunk: only its own run time knows
 * which of these files it asks for.
 */
export function chunksByName(compilation: Compilation): Record<string, string[]> {
  const named = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
  const chunks = Object.fromEntries(named.map(([name, group]) => [name, filesOf(group).toSorted()]));
  const built = compilation.getAssets().map(({ name }) => name);
  const own = built.filter((name) => name.startsWith(`${BUILT}/`) && (SCRIPT.test(name) || STYLE.test(name)));
  return sorted({ ...chunks, ...(own.length > 0 && { [BUILT]: own.toSorted() }) });
}

export function entryFiles(compilation: Compilation): string[] {
  return [...compilation.entrypoints.values()].flatMap((group) => group.getFiles()).filter((file) => SCRIPT.test(file));
}

/** Scripts and styles of a chunk by its webpackChunkName, without the entries. */
export function filesOfChunk(compilation: Compilation, chunkName: string): { scripts: string[]; styles: string[] } {
  const group = compilation.namedChunkGroups.get(chunkName);
  const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
  const files = [...entries, ...(group ? filesOf(group) : [])];
  return {
    scripts: files.filter((file) => SCRIPT.test(file) && !entries.includes(file)),
    styles: files.filter((file) => STYLE.test(file)),
  };
}

function shareKeyOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  return (module as Module & { options: { shareKey: string } }).options.shareKey;
}

/** The shared modules that a chunk group takes from the page. */
function keysOfGroup(compilation: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.map(shareKeyOf).filter((key) => key !== undefined))].toSorted();
}

/** Shared keys by webpackChunkName: what the page must have before the chunk's modules run. */
export function sharedByChunk(compilation: Compilation): Record<string, string[]> {
  const named = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
  return sorted(Object.fromEntries(named.map(([name, group]) => [name, keysOfGroup(compilation, group)])));
}

/** Every shared key of the build, with the range it needs. */
export function sharedRanges(compilation: Compilation, shared: SharedModule[]): Record<string, string> {
  const used = new Set(compilation.chunkGroups.flatMap((group) => keysOfGroup(compilation, group)));
  return Object.fromEntries(shared.filter(({ key }) => used.has(key)).map(({ key, range }) => [key, range] as const));
}

/** The names that the build takes from our own shared modules: { '@veto/shared-ui/core': ['toaster'] }. */
export function usedExports(compilation: Compilation, keys: readonly string[]): Record<string, string[]> {
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const key = shareKeyOf(module);
    if (!key || !keys.includes(key)) continue;
    const names = used.get(key) ?? new Set<string>();
    for (const { dependency } of compilation.moduleGraph.getIncomingConnections(module)) {
      for (const reference of dependency?.getReferencedExports(compilation.moduleGraph, undefined) ?? []) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name) names.add(name);
      }
    }
    used.set(key, names);
  }
  // Modules come in the order in which they were read.
  return sorted(Object.fromEntries([...used].map(([key, names]) => [key, [...names].toSorted()])));
}

/** What the React Compiler's output imports: a function that asks the React which it is given, so each build may hold one. */
const WITHOUT_STATE = /[\\/]react[\\/](?:cjs[\\/]react-)?compiler-runtime\b/;

/** The packages below node_modules of which modules with a state went into the build. */
export function bundledPackages(compilation: Compilation): Set<string> {
  const found = new Set<string>();
  for (const module of compilation.modules) {
    const file = module.nameForCondition() ?? '';
    if (WITHOUT_STATE.test(file)) continue;
    const name = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
    if (name) found.add(name.replaceAll('\\', '/'));
  }
  return found;
}

/** The files that carry each provided module, and the exported names of those asked for. */
export function providedFiles(compilation: Compilation): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const module of compilation.modules) {
    const key = providedKey(module);
    const block = module.blocks[0];
    if (!key || !block) continue;
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    files[key] = group ? filesOf(group).toSorted() : [];
  }
  return files;
}

/** The files of every chunk group that the build's own imports reach; what is merely provided for others is not among them. */
export function ownFiles(compilation: Compilation): string[] {
  return filesOfAll(compilation.entrypoints.values());
}

/** The files of chunks by their webpackChunkNames, and of all that these ask for in their turn. */
export function filesFrom({ namedChunkGroups }: Compilation, names: readonly string[]): string[] {
  return filesOfAll(names.flatMap((name) => namedChunkGroups.get(name) ?? []));
}

function filesOfAll(groups: Iterable<ChunkGroup>): string[] {
  const reached = new Set(groups);
  for (const group of reached)
    for (const child of group.getChildren())
      if (child.origins.some(({ module }) => providedKey(module) === undefined)) reached.add(child);
  return [...new Set([...reached].flatMap(filesOf))].toSorted();
}

/**
 * The files of the shell's own screens by path; the chunk of each is named after its path, and below '/pl' another one, 'account-pl', has
 * the words. Throws for a path without one.
 */
export function screenFiles(compilation: Compilation, paths: readonly string[]): Record<string, string[]> {
  const chunks = chunksByName(compilation);
  return Object.fromEntries(
    paths.map((path) => {
      const [, language, screen = ''] = path.match(/^(?:\/(\w\w))?\/(.+)$/) ?? [];
      const names = [screen, ...(language ? [`account-${language}`] : [])];
      const files = names.flatMap((name) => {
        if (!chunks[name]) throw new Error(`The screen of ${path} needs a chunk with the name '${name}'`);
        return chunks[name];
      });
      return [path, [...new Set(files)]];
    }),
  );
}

/** Where a module lies; null for one that is no file. webpack escapes the '#' of a path. */
export function fileOf(module: Module): string | null {
  return module.nameForCondition()?.replaceAll('\0#', '#') ?? null;
}

/** The exported names of a module by its file; undefined when webpack cannot tell. */
export function exportedNames(compilation: Compilation, file: string): string[] | undefined {
  for (const module of compilation.modules) {
    if (fileOf(module) !== file) continue;
    const names = compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) return names.toSorted();
  }
  return undefined;
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
