import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../..');
const SOURCES = globSync('{mf-*,shared-ui,shell}/src/**/*.tsx', { cwd: ROOT }).filter(
  (file) => !/\.(stories|test|fixture)\./.test(file),
);
const BUTTON = /<(?:Icon|File|Link)?Button\b(?:[^<>]|=>|<(?!\/?[A-Z]))*?colorPalette(?:[^<>]|=>)*/g;

test('no button has a colour of its own but a plain one that takes something away', () => {
  expect(SOURCES.length).toBeGreaterThan(200);
  const coloured = SOURCES.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(BUTTON)].map(([tag]) => ({ file, tag })),
  );
  expect(coloured.length).toBeGreaterThan(5);
  const wrong = coloured.filter(
    ({ tag }) => !/variant(?:="|: ')plain/.test(tag) || !/colorPalette(?:="|: ')red/.test(tag),
  );
  expect(wrong).toEqual([]);
});
