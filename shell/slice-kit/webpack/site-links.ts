import type { Compilation, Compiler, javascript, Module } from 'webpack';

/** A syntax tree by ESTree, as webpack's parser hands it out: https://github.com/estree/estree */
type Node = { type: string } & Record<string, unknown>;

const NAME = 'SiteLinks';
/** Ours, also where it is installed as a package. */
const LIBRARY = /node_modules[\\/](?!\.pnpm[\\/]|@veto[\\/])/;
/** '/pets', '/messages/:': lower-case parts between slashes, ':' for what only a running page knows. */
const ADDRESS = /^\/[a-z][\w~%:-]*(?:\/[\w~%:-]+)*$/;

/** Notes the addresses of the site that a build's own modules name; `linksOf` reads them. */
export class SiteLinks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const kind of ['auto', 'dynamic', 'esm'])
        normalModuleFactory.hooks.parser.for(`javascript/${kind}`).tap(NAME, (made) => {
          const parser = made as javascript.JavascriptParser;
          parser.hooks.program.tap(NAME, (tree) => {
            const { module } = parser.state;
            const { buildInfo } = module;
            if (!buildInfo || LIBRARY.test(module.nameForCondition() ?? '')) return;
            buildInfo.siteLinks = [...addressesIn(tree as unknown as Node)];
          });
        });
      // Later, modules that were put together are no modules of the compilation any more.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        found.set(compilation, [...new Set([...modules].flatMap(linksOfModule))].toSorted());
      });
    });
  }
}

const found = new WeakMap<Compilation, string[]>();

function linksOfModule({ buildInfo }: Module): string[] {
  return (buildInfo?.siteLinks as string[] | undefined) ?? [];
}

/**
 * The addresses that a compilation with `SiteLinks` names, sorted: of '/pets?new=1' '/pets', of `/messages/${id}`
 * '/messages/:'. Whatever reads like an address is among them; one that is put together from strings is not.
 */
export function linksOf(compilation: Compilation): string[] {
  return found.get(compilation) ?? [];
}

function* addressesIn(node: Node): Generator<string> {
  const text = textOf(node)?.replace(/[?#].*$/s, '');
  if (text !== undefined && ADDRESS.test(text)) yield text;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* addressesIn(child);
}

function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?.type === 'string';
}

/** The words of a string or a template, ':' for each of its values. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral') return undefined;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join(':');
}
