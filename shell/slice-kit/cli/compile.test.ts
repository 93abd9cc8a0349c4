import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { compile, withoutNativeStack } from './compile.ts';

const ERROR = `ERROR in ./src/app.tsx
Module build failed:
Error:   x Expected ';'
 19 | syntax error here (
    : ^^^`;
const STACK = `

Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   1: worker
             at /home/build/threadpool.c:123:5`;

it("keeps what is wrong with the source, and leaves out the compiler's own frames", () => {
  expect(withoutNativeStack(`${ERROR}${STACK}\n\n${ERROR}${STACK}\n`)).toBe(`${ERROR}\n\n${ERROR}`);
  expect(withoutNativeStack(ERROR)).toBe(ERROR);
});

it('refuses chunks whose names differ in case alone: on some disks they are one file', async () => {
  const context = await newFolder('chunks');
  const chunk = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name.toLowerCase()}s.js');`;
  const sources = {
    main: chunk('pet') + chunk('Pet').replace('pets', 'more'),
    pets: 'self.one = 1;',
    more: 'self.two = 2;',
  };
  for (const [name, text] of Object.entries(sources)) await writeFile(join(context, `${name}.js`), text);
  const output = { path: join(context, 'dist'), chunkFilename: '[name].js' };
  const building = compile({ name: 'mf-pets', mode: 'production', context, entry: './main.js', output });
  await expect(building).rejects.toThrow(/^VETO-402 mf-pets does not build:\n.*differs in casing.*\n(.*\n)*.*Pet\.js/);
});
