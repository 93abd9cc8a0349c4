import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type BuildTarget, baseConfiguration } from './base.ts';
import { partAliases } from './sharing.ts';

/** The one file of the build, a CommonJS module. */
export const FIRST_PAINT_BUNDLE = 'first-paint.cjs';

/**
 * A build for Node that renders the pages of a slice, or the parts of the shell, to text: all in one file, with copies of
 * its own of what pages share. `shellFolder` has the program that renders.
 */
export function firstPaintPreset(target: BuildTarget, shellFolder: string): Configuration {
  const base = baseConfiguration({ ...target, name: `${target.name}-first-paint` });
  const programs = join(shellFolder, 'src/first-paint');
  const isShell = target.folder === shellFolder;
  return {
    ...base,
    target: 'node24',
    entry: { 'first-paint': join(programs, 'rendered-pages.tsx') },
    output: {
      ...base.output,
      filename: FIRST_PAINT_BUNDLE,
      publicPath: '',
      library: { type: 'commonjs2' },
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...partAliases(shellFolder),
        'first-paint-pages$': join(programs, isShell ? 'pages-of-shell.tsx' : 'pages-of-slice.tsx'),
        'first-paint-slice$': join(target.folder, 'src/slice.tsx'),
      },
    },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // Only run once: what makes a file smaller takes longer than it saves, but for what leaves whole packages out.
    optimization: {
      minimize: false,
      splitChunks: false,
      concatenateModules: false,
      usedExports: false,
      innerGraph: false,
      mangleExports: false,
      realContentHash: false,
    },
    plugins: [new webpack.NormalModuleReplacementPlugin(/define-slice\.tsx$/, join(programs, 'component-of-slice.ts'))],
  };
}
