import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PathData, RuleSetRule } from 'webpack';
import { type BuildTarget, releaseIdentifier, scopedStyles } from './base.ts';
import { BUILT, BUILT_MODULES } from './built-folders.ts';

/** Below the folder of the release, as below the slice's, whose path webpack escapes where it has a '#'. */
const nameBelow =
  (folder: string) =>
  ({ filename = '' }: PathData): string =>
    `${dirname(relative(folder, resolve(folder, filename.replaceAll('\0', ''))))}/[base]`;

export interface BuiltScriptOptions {
  /** For the files of a container: what makes the global of its chunks this release's own. */
  suffix?: string;
}

const loader = (options: BuiltScriptOptions) => ({
  loader: fileURLToPath(import.meta.resolve('./built-script-loader.ts')),
  options,
});

/**
 * A slice's rules: those of its own source, and those of what another bundler has built. The files of a container keep their names
 * below the release's folder, where its run time looks for them.
 */
export function withBuiltFiles(target: BuildTarget, rules: readonly RuleSetRule[]): RuleSetRule[] {
  const include = join(target.folder, BUILT);
  const modules = join(target.folder, BUILT_MODULES);
  const file = { type: 'asset/resource', generator: { filename: nameBelow(target.folder) } };
  const suffix = releaseIdentifier('', target.version);
  return [
    // A request that only the page knows is its own bundler's affair.
    { test: /\.m?js$/, include: modules, enforce: 'pre', use: loader({}), parser: { exprContextCritical: false } },
    {
      oneOf: [
        { ...scopedStyles(target), include, ...file },
        { test: /\.m?js$/, include, ...file, use: loader({ suffix }) },
        { include, ...file },
        { rules: [scopedStyles(target), ...rules] },
      ],
    },
  ];
}
