import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { LoaderContext } from 'webpack';
import { shellFolder } from '../cli/workspace.ts';
import oneOfMany, { MANY, TAKERS } from './one-of-many.ts';
import { resolveForBrowser } from './resolve.ts';

const chakra = dirname(dirname(resolveForBrowser(shellFolder, '@chakra-ui/react/theme')));
const loaded = (resourcePath: string, resourceQuery = '') =>
  oneOfMany.call({ resourcePath, resourceQuery } as LoaderContext<object>, readFileSync(resourcePath, 'utf8'));

it('gives every importer of Chakra’s icons and part names a module for each that it takes', () => {
  const files = ['components', 'theme/recipes'].flatMap((folder) =>
    readdirSync(join(chakra, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(chakra, folder, name)),
  );
  const takers = files.filter((file) => TAKERS.test(file) && !MANY.test(file));
  const takes = takers.filter((file) => /(?:anatomy|icons)\.js'/.test(readFileSync(file, 'utf8')));
  expect(takes.length).toBeGreaterThan(50);
  // Those that import the whole module still: '…/icons.js' without a name behind it.
  expect(takes.filter((file) => /from '[./]+(?:anatomy|icons)\.js'/.test(loaded(file)))).toEqual([]);
});

it('declares pure what the modules of all icons and part names make', () => {
  const anatomy = loaded(join(chakra, 'anatomy.js'), '?accordionAnatomy');
  expect(anatomy.match(/^const \w+Anatomy = /gm)?.length).toBeGreaterThan(20);
  expect(anatomy).not.toMatch(/^const \w+Anatomy = (?!\/\* @__PURE__ \*\/)/m);
  // Icons are functions, which have no effect by themselves.
  expect(loaded(join(chakra, 'components/icons.js'), '?CheckIcon')).toContain('const CheckIcon = (props) =>');
});
