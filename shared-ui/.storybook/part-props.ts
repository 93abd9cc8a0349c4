import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Props that a component has of somebody else: 'every prop of Box but children'. */
export interface OthersProps {
  /** 'Box', a page of our tree or a part; `<input>` for an element. */
  of: string;
  but: string[];
}

const DECLARED = /(?:interface|type) (\w+)Props(?:<[^{=]*?>)?\s*(?:extends|=)\s*([^{;]+?)\s*[{;]/g;
const BASE = /^(Omit<)?(?:Chakra)?(\w+?)(?:Props)?(?:<'(\w+)'>)?(?:,(.*)>)?$/s;
const OF_AN_ELEMENT = ['HTMLChakra', 'Component'];

/** By the name of the component: what its props extend, as the sources in `folder` declare. */
export function othersProps(folder: string): Record<string, OthersProps> {
  const texts = globSync('*/*.tsx', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const declared = texts.flatMap((text) => [...text.matchAll(DECLARED)]);
  return Object.fromEntries(
    declared.flatMap(([, component = '', base = '']) => {
      const of = ofBase(base);
      return of ? [[component, of] as const] : [];
    }),
  );
}

/** Of `Omit<BoxProps, 'children'>`, `HTMLChakraProps<'svg'>`, or one with more props after '&'. */
export function ofBase(base: string): OthersProps | undefined {
  const [, , name, element, left = ''] = BASE.exec(base.replace(/ & \w+$/, '').trim()) ?? [];
  if (!name || !/Props\b/.test(base)) return undefined;
  const but = [...left.matchAll(/'(\w+)'/g)].map(([, each = '']) => each);
  return { of: element && OF_AN_ELEMENT.includes(name) ? `<${element}>` : name, but };
}
