import type { Compilation, Compiler, Module } from 'webpack';

const NAME = 'SiteLinks';
/** Not ours, also where we are installed as a package. */
const LIBRARY = /node_modules[\\/](?!\.pnpm[\\/]|@veto[\\/])/;
/** A string or template that begins like an address: the quotes, and '${…}' for what only a running page knows. */
const WRITTEN = /["'`](\/[a-z](?:[\w~%/-]|\$\{[^}]*\})*)(?:[?#][^"'`\n]*)?["'`]/g;

const found = new WeakMap<Compilation, string[]>();

/** Notes the addresses of the site that a build's own modules name; `linksOf` reads them. */
export class SiteLinks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Later, modules that were put together are no modules of the compilation any more.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        found.set(compilation, [...new Set([...modules].flatMap(linksIn))].toSorted());
      });
    });
  }
}

function linksIn(module: Module): string[] {
  if (LIBRARY.test(module.nameForCondition() ?? '')) return [];
  const text = module.originalSource()?.source();
  if (typeof text !== 'string') return [];
  return [...text.matchAll(WRITTEN)].map(([, address = '']) => address.replaceAll(/\$\{[^}]*\}|(?<=\/)$/g, ':'));
}

/**
 * The addresses that a compilation with `SiteLinks` names, sorted: of '/pets?new=1' '/pets', of `/messages/${id}`
 * and '/messages/' + id '/messages/:'. Whatever reads like an address is among them.
 */
export function linksOf(compilation: Compilation): string[] {
  return found.get(compilation) ?? [];
}
