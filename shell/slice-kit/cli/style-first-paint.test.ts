import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { scopeStyles } from '../webpack/scope-styles.ts';
import { styleFirstPaint } from './style-first-paint.ts';

const scoped = (source: string, minify: boolean) =>
  scopeStyles(source, { slice: 'mf-hotel', file: 'hotel.css', minify }).css;

async function builtWith(sheets: Record<string, string>) {
  const outDir = await newFolder('mf-hotel');
  const files = { 'first-paint.0a.css': '.css-1{top:0}', 'frames.0b.css': '.css-2{top:0}', ...sheets };
  for (const [name, text] of Object.entries(files)) await writeFile(join(outDir, name), text);
  const build = { name: 'mf-hotel', folder: outDir, outDir, version: '1.0.0-000000000000' };
  const frames = { pages: 'frames.0b.json', style: 'frames.0b.css' };
  const firstPaint = { pages: 'first-paint.0a.json', style: 'first-paint.0a.css', frames };
  return { build, rendered: { firstPaint, hash: '', files: [], notes: [] } };
}

it.each([true, false])('is styled by the sheets of its pages, in their order, minified: %s', async (minify) => {
  const { build, rendered } = await builtWith({
    'slice.1.css': scoped('body { color: red } .card h1 { color: blue }', minify),
    'rooms.2.css': scoped('.room { color: green }', minify),
    'map.3.css': scoped('.map { color: black }', minify),
  });
  const chunks = { slice: ['slice.1.css', 'slice.js'], rooms: ['rooms.2.css', 'rooms.js'], map: ['map.3.css'] };
  const { firstPaint } = await styleFirstPaint(build, rendered, { chunks, preloads: ['rooms', 'rooms'] });
  const written = (name = '') => readFile(join(build.outDir, name), 'utf8');
  const [page, frame] = [await written(firstPaint?.style), await written(firstPaint?.frames?.style)];
  expect(page.match(/\.(?:card|room|map|css-1)(?= ?h1|:where|\{)/g)).toEqual(['.card', '.room', '.css-1']);
  expect(page).toMatch(/^:where\(\[data-first-paint-of=mf-hotel\]\)/);
  expect(frame).toMatch(/^:where\(\[data-first-paint-of=mf-hotel-frames\]\)[\s\S]*css-2/);
  expect(`${page}${frame}`).not.toMatch(/data-slice=/);
  expect(await readdir(build.outDir)).toHaveLength(5);
});

it('stays as it is without sheets', async () => {
  const { build, rendered } = await builtWith({});
  expect(await styleFirstPaint(build, rendered, { chunks: { slice: ['slice.js'] }, preloads: ['slice'] })).toBe(
    rendered,
  );
});
