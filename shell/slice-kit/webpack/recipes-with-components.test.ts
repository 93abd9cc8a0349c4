import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { LoaderContext } from 'webpack';
import { shellFolder } from '../cli/workspace.ts';
import recipesWithComponents, { OWN_THEME } from './recipes-with-components.ts';
import { resolveForBrowser } from './resolve.ts';

const chakra = dirname(dirname(resolveForBrowser(shellFolder, '@chakra-ui/react/theme')));
const loaded = (resourcePath: string, resourceQuery = '') =>
  recipesWithComponents.call(
    { resourcePath, resourceQuery } as LoaderContext<object>,
    readFileSync(resourcePath, 'utf8'),
  );

it('brings each of Chakra’s recipes with a component: none is left out of a page that uses it', () => {
  const components = readdirSync(join(chakra, 'components'), { recursive: true, encoding: 'utf8' });
  const code = components
    .filter((name) => name.endsWith('.js'))
    .map((name) => loaded(join(chakra, 'components', name)));
  const brought = new Set(
    code.flatMap((text) => [...text.matchAll(/^vetoAddRecipe\('\w+', '(\w+)'/gm)].map(([, key]) => key)),
  );
  const lists = ['recipes.js', 'slot-recipes.js'].map((name) => readFileSync(join(chakra, 'theme', name), 'utf8'));
  const keys = lists.flatMap((text) => [...text.matchAll(/^ {2}(\w+): \w+Recipe,?$/gm)].map(([, key]) => key));
  expect(keys.length).toBeGreaterThan(70);
  expect(keys.filter((key) => !brought.has(key))).toEqual([]);
});

it('lets the theme with all recipes be left out, and drops Chakra’s colours and their meanings', () => {
  const file = join(chakra, 'theme/index.js');
  const source = readFileSync(file, 'utf8');
  const changed = [/= defineConfig\(/g, /colors: semanticColors,/g, /^ {2}colors,$/gm];
  expect(changed.map((each) => source.match(each)?.length)).toEqual([1, 1, 1]);
  const theme = loaded(file, OWN_THEME);
  expect(theme).toContain('= /* @__PURE__ */ defineConfig(');
  expect(theme).not.toMatch(/colors: semanticColors,|^ {2}colors,$/m);
});
