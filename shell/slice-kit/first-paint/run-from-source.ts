import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from '../webpack/swc-options.ts';

/** Files by what asks for them: a name, or the address of another file that they replace. */
export type Replacements = Readonly<Record<string, string>>;

const PACKAGES = /[\\/]node_modules[\\/]/;
const SOURCE = /\.tsx?$/;
const STYLE = /\.css$/;

/**
 * From now on this process runs the pages' own source as it lies here, and libraries in their builds for Node, which are
 * there already: nothing is bundled. Returns the files of the repository that are loaded, as they come.
 */
export function runFromSource(replacements: Replacements): ReadonlySet<string> {
  const loaded = new Set<string>();
  registerHooks({
    resolve(specifier, context, next) {
      const named = replacements[specifier];
      const url = named && pathToFileURL(named).href;
      // A file that stands for a part of a package means the package by its name.
      if (url && url !== context.parentURL) return { url, shortCircuit: true };
      const found = next(specifier, context);
      const instead = found.url.startsWith('file:') && replacements[fileURLToPath(found.url)];
      return instead ? { url: pathToFileURL(instead).href, shortCircuit: true } : found;
    },
    load(url, context, next) {
      if (!url.startsWith('file:')) return next(url, context);
      const file = fileURLToPath(url);
      if (PACKAGES.test(file)) return next(url, context);
      loaded.add(file);
      // Its rules are in the style sheets of the build.
      if (STYLE.test(file)) return { format: 'commonjs', source: '', shortCircuit: true };
      if (!SOURCE.test(file)) return next(url, context);
      const { code } = transformSync(readFileSync(file, 'utf8'), {
        ...swcOptions,
        module: { type: 'commonjs' },
        filename: file,
        swcrc: false,
      });
      return { format: 'commonjs', source: code, shortCircuit: true };
    },
  });
  return loaded;
}
