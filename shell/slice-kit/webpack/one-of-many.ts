import type { LoaderContext } from 'webpack';

/** Where Chakra keeps all its icons, and what its slot recipes call their parts. */
export const MANY = /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?:anatomy|components[\\/]icons)\.js$/;
/** What takes some of them. */
export const TAKERS =
  /[\\/]@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?:components[\\/][\w-]+|theme[\\/]recipes)[\\/][\w-]+\.js$/;

const TAKES = /^import \{ ([\w$, ]+) \} from '((?:\.\.\/)+(?:anatomy|icons)\.js)';$/gm;
const MADE = /^const (\w+) = (\w[^;]*);$/gm;

/**
 * A webpack loader that gives each importer of these modules the one thing that it takes, in a module of its own: of one
 * module for all, every page would carry what any component of the site takes.
 */
export default function oneOfMany(this: LoaderContext<object>, source: string): string {
  // What nobody takes has no effect.
  if (MANY.test(this.resourcePath))
    return this.resourceQuery ? source.replace(MADE, 'const $1 = /* @__PURE__ */ (() => $2)();') : source;
  return source.replace(TAKES, (_all, names: string, file: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .map((each) => `import { ${each} } from '${file}?${each.split(' ')[0]}';`)
      .join('\n'),
  );
}
