import { mergeConfigs } from '@chakra-ui/react/styled-system';
import { system } from './system.ts';
import { chakraTheme } from './theme/chakra-theme.ts';

/** The theme has some already, changed. */
const added = new Set(Object.keys(chakraTheme.theme?.recipes ?? {}));

/**
 * Puts the recipe of a component that has just arrived below what our theme says of it. In the shell's build each of
 * Chakra's components calls this before it is used, so that a page carries no recipes of components that it lacks.
 */
export function addRecipe(kind: 'recipes' | 'slotRecipes', key: string, recipe: object): void {
  const { theme } = system._config;
  if (!theme || added.has(key)) return;
  added.add(key);
  const ours = theme[kind]?.[key] ?? {};
  const merged = mergeConfigs({ theme: { [kind]: { [key]: recipe } } }, { theme: { [kind]: { [key]: ours } } });
  theme[kind] ??= {};
  Object.assign(theme[kind], merged.theme?.[kind]);
}
