import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';

type Kind = 'recipes' | 'slotRecipes';

interface Recipe {
  kind: Kind;
  /** What the file exports. */
  name: string;
  /** './recipes/dialog.js', from the theme's folder. */
  file: string;
}

/** The query of the theme from which the design system takes its parts. */
export const OWN_THEME = '?own';

const LISTS: Record<Kind, string> = { recipes: 'recipes.js', slotRecipes: 'slot-recipes.js' };
const USED = /\b(?:create(?:Slot)?RecipeContext|use(?:Slot)?Recipe)\(\s*\{\s*key: "(\w+)"/g;

const known = new Map<string, Map<string, Recipe>>();

/** Chakra's recipes by key, as its theme lists them. */
function recipesOf(theme: string): Map<string, Recipe> {
  const found = known.get(theme) ?? new Map<string, Recipe>();
  if (known.has(theme)) return found;
  known.set(theme, found);
  for (const kind of ['recipes', 'slotRecipes'] as const) {
    const list = readFileSync(join(theme, LISTS[kind]), 'utf8');
    const files = new Map(
      [...list.matchAll(/import \{ (\w+) \} from '([^']+)';/g)].map(([, name, file]) => [name, file]),
    );
    for (const [, key = '', name = ''] of list.matchAll(/^ {2}(\w+): (\w+),?$/gm))
      found.set(key, { kind, name, file: files.get(name) ?? '' });
  }
  return found;
}

/**
 * A webpack loader for Chakra's components: each brings the recipes that it asks for by key, and adds them to the design
 * system before it is used. In one list they are a third of what the design system weighs, and every page has it. Of
 * Chakra's theme it says that the configuration with all of them may be left out, and drops its colours and their
 * meanings, in whose place ours are.
 */
export default function recipesWithComponents(this: LoaderContext<object>, source: string): string {
  if (this.resourceQuery === OWN_THEME)
    return source
      .replace('= defineConfig(', '= /* @__PURE__ */ defineConfig(')
      .replace('colors: semanticColors,', '')
      .replace('\n  colors,', '');
  const theme = join(dirname(dirname(dirname(this.resourcePath))), 'theme');
  const keys = new Set([...source.matchAll(USED)].map(([, key = '']) => key));
  const lines = [...keys].flatMap((key, index) => {
    const recipe = recipesOf(theme).get(key);
    if (!recipe) return [];
    return [
      `import { ${recipe.name} as vetoRecipe${index} } from '../../theme/${recipe.file.slice(2)}';`,
      `vetoAddRecipe('${recipe.kind}', '${key}', vetoRecipe${index});`,
    ];
  });
  if (lines.length === 0) return source;
  return `import { addRecipe as vetoAddRecipe } from 'veto-late-recipe';\n${lines.join('\n')}\n${source}`;
}
