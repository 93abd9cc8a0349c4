import { relative } from 'node:path';
import type { Compilation } from 'webpack';
import { ToolError } from '../releases/tool-error.ts';
import { type Package, readSliceJson } from './workspace.ts';

/**
 * Throws VETO-408 with each selector of a build's style sheets that has no class, id or attribute and is not meant, as slice.json
 * says: elsewhere such a rule styles the whole page, here it styles the slice's place.
 */
export function refuseWideSelectors(target: Package, { modules }: Pick<Compilation, 'modules'>): void {
  const { wideSelectors: meant } = readSliceJson(target);
  if (meant.includes('*')) return;
  const lines = [...modules].flatMap((module) => {
    const wide = (module.buildInfo?.wideSelectors ?? []) as string[];
    const others = wide.filter((selector) => !meant.includes(selector));
    return others.length > 0
      ? [`${relative(target.folder, module.nameForCondition() ?? '')}: ${others.join(', ')}`]
      : [];
  });
  if (lines.length === 0) return;
  throw new ToolError(
    'VETO-408',
    `${target.name} styles elements by selectors without a class:
${lines.toSorted().join('\n')}
Give them a class, or name them as "wideSelectors" in slice.json: then they style the slice's place.`,
  );
}
