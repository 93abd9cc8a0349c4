import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import { slicePreset } from '../webpack/slice-preset.ts';
import { compile } from './compile.ts';
import { refuseWideSelectors } from './refuse-wide-selectors.ts';

const SHARED = [{ key: 'react/jsx-runtime', range: '^19.0.0' }] as SharedModule[];

/** Builds a slice as a starter of elsewhere leaves it: JSX in .jsx and .js, imports without endings in a package of modules. */
async function buildWith(css: string, wideSelectors?: string[]) {
  const folder = await newFolder('mf-hotel');
  const routes = [{ path: '/hotel', title: 'Hotel' }];
  const files = {
    'package.json': { name: 'mf-hotel', version: '1.0.0', type: 'module' },
    'slice.json': { name: 'mf-hotel', contract: '^1.0.0', routes, wideSelectors },
    'src/slice.jsx': "import { Page } from './page';\nexport const lifecycles = <Page />;",
    'src/page.js': "import './page.css';\nexport const Page = () => <h1>Hotel</h1>;",
    'src/page.css': css,
  };
  await mkdir(join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text));
  const target = { name: 'mf-hotel', folder, semver: '1.0.0' };
  const outDir = join(folder, 'out');
  const compilation = await compile(slicePreset({ ...target, outDir, version: '1.0.0-000000000000' }, SHARED));
  const sheet = (await readdir(outDir)).find((file) => file.endsWith('.css')) ?? '';
  return { check: () => refuseWideSelectors(target, compilation), sheet: await readFile(join(outDir, sheet), 'utf8') };
}

it('builds JSX of any ending with a sheet that reaches its place alone, and refuses selectors that elsewhere style all', async () => {
  const { check, sheet } = await buildWith('body { color: red } .page > h1, h1 { color: blue }');
  expect(sheet).toMatch(/^:where\(\[data-slice="?mf-hotel"?\]\)\{color:red\}/);
  expect(check).toThrow(/^VETO-408 .*\nsrc\/page\.css: body, h1\n/);
});

it.each([[['body', 'h1']], [['*']]])('takes them where slice.json means them as %j', async (meant) => {
  const { check } = await buildWith('body { color: red } h1 { color: blue }', meant);
  expect(check).not.toThrow();
});
