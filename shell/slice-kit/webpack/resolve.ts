import fs, { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import enhancedResolve from 'enhanced-resolve';

const { CachedInputFileSystem, ResolverFactory } = enhancedResolve;

const resolver = ResolverFactory.createResolver({
  fileSystem: new CachedInputFileSystem(fs, 60_000),
  useSyncFileSystemCalls: true,
  // The conditions under which webpack resolves an import of a production build for browsers.
  conditionNames: ['import', 'module', 'webpack', 'production', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  aliasFields: ['browser'],
  extensions: ['.tsx', '.ts', '.js'],
});

/** A file as webpack's configuration names it: a '#' of its folders begins no fragment. */
export const asRequest = (file: string): string => file.replaceAll('#', '\0#');

/** The file that a browser build gets for a request made from `folder`. Throws when there is none. */
export function resolveForBrowser(folder: string, request: string): string {
  const file = resolver.resolveSync({}, folder, request);
  if (!file) throw new Error(`${request} is ignored for browsers`);
  return file.replaceAll('\0#', '#');
}

/** Name and version of the package that a file belongs to (a nested package.json without a name does not count). */
export function packageOf(file: string): { name: string; version: string; folder: string } {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const description = join(folder, 'package.json');
    if (!existsSync(description)) continue;
    const { name, version } = JSON.parse(readFileSync(description, 'utf8')) as { name?: string; version?: string };
    if (name && version) return { name, version, folder };
  }
  throw new Error(`${file} belongs to no package`);
}
