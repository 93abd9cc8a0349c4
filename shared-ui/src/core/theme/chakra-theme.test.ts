import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as chakra from '@chakra-ui/react/theme';
import { expect, test } from 'vitest';
import { RAW_COLOURS } from './chakra-theme.ts';

type Tree = { value?: unknown; [name: string]: unknown };
const leavesOf = (tree: Tree, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([name, leaf]) => {
    const { value } = leaf as Tree;
    return value === undefined ? leavesOf(leaf as Tree, `${path}${name}.`) : [[path + name, value]];
  });

test('the theme has each raw colour that Chakra’s recipes and shadows name, as Chakra has it', () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@chakra-ui/react/theme')));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scales = Object.keys(chakra.tokens.colors).filter((name) => !('value' in chakra.tokens.colors[name as 'gray']));
  const named = new RegExp(`\\b(?:${scales.join('|')})\\.\\d+`, 'g');
  const users = files.filter((name) => /\.[cm]?js$/.test(name) && !/(?:^|[\\/])colors\./.test(name));
  const used = new Set(users.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(named) ?? []));
  const ours = leavesOf(RAW_COLOURS);
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((name) => !ours.some(([own]) => own === name))).toEqual([]);
  expect(leavesOf(chakra.tokens.colors)).toEqual(expect.arrayContaining(ours));
});
