import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { compile } from './compile.ts';
import { originalStack, releasesIn } from './original-stack.ts';
import { takeSourceMaps } from './source-maps.ts';

/** A slice of one file, whose third line throws, compiled as releases are. */
async function compiled() {
  const folder = join(await newFolder('explain'), 'mf-hotel');
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(
    join(folder, 'src/rooms.js'),
    "export function bookRoom(room) {\n  if (room > 9)\n    throw new Error('no such room');\n  return room;\n}\nglobalThis.book = bookRoom;\n",
  );
  const path = await newFolder('build');
  await compile({
    name: 'mf-hotel',
    mode: 'production',
    context: folder,
    devtool: 'hidden-source-map',
    entry: './src/rooms.js',
    output: { path, filename: 'entry.js' },
  });
  const maps = await takeSourceMaps(path);
  return { maps, names: await readdir(path), text: await readFile(join(path, 'entry.js'), 'utf8') };
}

it('says where in the source a report points to, for each browser, and leaves the rest of it', async () => {
  const { maps, names, text } = await compiled();
  expect(names).toEqual(['entry.js']);
  expect(text).not.toContain('sourceMappingURL');
  const column = text.indexOf('new Error') + 1 || text.indexOf('Error(') + 1;
  const at = `https://veto.example/releases/mf-hotel/1.0.0-aaaaaaaaaaaa/entry.js:1:${column}`;
  const unknown = 'https://veto.example/releases/shell/1.0.0-5e11aaaaaaaa/boot.js:1:7';
  const chrome = `Error: no such room\n    at n (${at})\n    at ${unknown}`;
  const stack = originalStack(chrome, ({ slice }) => (slice === 'mf-hotel' ? maps : null));
  expect(stack).toMatch(/^Error: no such room\n {4}at n \(mf-hotel\/src\/rooms\.js:3:\d+\)\n {4}at https:\/\/veto/);
  expect(originalStack(`n@${at}\n`, () => maps)).toMatch(/^n@mf-hotel\/src\/rooms\.js:3:\d+\n$/);
  expect(releasesIn(chrome)).toEqual([
    { slice: 'mf-hotel', version: '1.0.0-aaaaaaaaaaaa' },
    { slice: 'shell', version: '1.0.0-5e11aaaaaaaa' },
  ]);
});

it('reads what somebody made up to take long as quickly as any other stack', () => {
  const from = process.threadCpuUsage();
  expect(releasesIn(`${'http://'.repeat(570)}${'/releases/a/b/c'.repeat(270)}`)).toEqual([]);
  // In microseconds of processor: a busy machine takes its time.
  expect(process.threadCpuUsage(from).user).toBeLessThan(1_000_000);
});
