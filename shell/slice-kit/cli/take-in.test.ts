import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { newFolder } from '../releases/release.fixture.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import { buildPackage } from './build-package.ts';
import { newSlice } from './new-slice.ts';
import { takeIn } from './take-in.ts';

async function folderWith(files: Record<string, string>, name = 'built'): Promise<string> {
  const folder = await newFolder(name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** A slice for what is built, with slice-kit installed. */
async function builtSlice(root = 'taking') {
  const slice = await newSlice('mf-kennel', { root: await newFolder(root), template: 'built' });
  await mkdir(join(slice.folder, 'node_modules/@veto'), { recursive: true });
  await symlink(join(import.meta.dirname, '..'), join(slice.folder, 'node_modules/@veto/slice-kit'));
  return { ...slice, semver: '1.0.0' };
}

const load = 'var s=document.createElement("script");s.src=r.p+"static/"+e+".js";document.head.appendChild(s)';
/** As Rspack writes it. */
const CONTAINER = {
  'remoteEntry.js': `var kennel;(()=>{var m={"./lifecycles":()=>r.e(542)},r={p:document.currentScript.src.replace(/[^/]+$/,""),e(e){${load}}};self.rspackChunkkennel=self.rspackChunkkennel||[];kennel={init(){},get:(n)=>m[n]()}})();\n//# sourceMappingURL=remoteEntry.js.map`,
  'remoteEntry.js.map': '{}',
  'index.html': '<h1>Kennel</h1>',
  'static/542.js': '(self.rspackChunkkennel=self.rspackChunkkennel||[]).push([[542],{}])',
  'static/542.css': '.kennel{background:url(../img/dog.svg)}',
  'img/dog.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
/** As Vite writes them. */
const MODULES = {
  'main.js': 'import{h as e}from"./assets/page.js";export const mount=e,unmount=async()=>{},bootstrap=async()=>{};',
  'assets/page.js':
    'const p=e=>{let l=document.createElement(`link`);l.rel=`stylesheet`,l.href=new URL(e,import.meta.url).href,document.head.appendChild(l)};export const h=async({domElement:e})=>{p(`page.css`);e.textContent="This is the kennel."};',
  'assets/page.css': '.kennel{color:red}',
};

describe('what another bundler has built', () => {
  it('becomes a release with a hash for each file: a container as it is', async () => {
    const target = await builtSlice();
    await takeIn(target, await folderWith(CONTAINER), {});
    const { folder, version } = await buildPackage(target);
    const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
    const own = Object.keys(release.files).filter((name) => name.startsWith('built/'));
    expect(own).toEqual(['built/img/dog.svg', 'built/remoteEntry.js', 'built/static/542.css', 'built/static/542.js']);
    const entry = await readFile(join(folder, 'built/remoteEntry.js'), 'utf8');
    expect(entry).toContain('e.integrity=h[new URL(v,document.baseURI).href]');
    expect(entry).not.toContain('sourceMappingURL');
    const chunks = `rspackChunkkennel_${version.replaceAll(/\W/g, '_')}`;
    expect(entry).toContain(chunks);
    expect(await readFile(join(folder, 'built/static/542.js'), 'utf8')).toContain(chunks);
    expect(await readFile(join(folder, 'built/static/542.css'), 'utf8')).toContain('[data-slice=mf-kennel]');
    expect(release.chunks.built).toEqual(['built/remoteEntry.js', 'built/static/542.css', 'built/static/542.js']);

    await takeIn(target, await folderWith({ ...CONTAINER, 'static/542.js': '/* another */' }), {});
    expect((await buildPackage(target)).version).not.toBe(version);
  });

  it('becomes a release with a hash for each file: ES modules, bundled again', async () => {
    const target = await builtSlice();
    await takeIn(target, await folderWith(MODULES), {});
    const file = join(target.folder, 'package.json');
    const json = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...json, dependencies: { ...json.dependencies, react: '^19.0.0' } }));
    const { folder, notes } = await buildPackage(target);
    expect(notes, 'nobody has to know that others render their pages').toEqual([]);
    const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
    const texts = await Promise.all(Object.keys(release.files).map((name) => readFile(join(folder, name), 'utf8')));
    const all = texts.join('\n');
    expect(all).toContain('This is the kennel.');
    expect(all).toContain('[data-slice=mf-kennel]');
    expect(all).not.toContain('file://');
    expect(all).toContain('createElement("template")');
    expect(release.chunks.built).toHaveLength(1);
  });

  it('is taken from and into folders with a #, spaces, %20 and letters beyond ASCII', async () => {
    const target = await builtSlice('taking C# żółć %20 ');
    const built = async (files: Record<string, string>) => {
      await takeIn(target, await folderWith(files, 'built C# żółć %20 '), {});
      const { folder } = await buildPackage(target);
      return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
    };
    const photo = 'built/img/Zdjęcie psa 100 %20.svg';
    const container = await built({ ...CONTAINER, 'img/Zdjęcie psa 100 %20.svg': '<svg/>' });
    expect(Object.keys(container.files)).toEqual(expect.arrayContaining(['built/remoteEntry.js', photo]));
    expect(container.chunks.built).toEqual(['built/remoteEntry.js', 'built/static/542.css', 'built/static/542.js']);
    expect((await built(MODULES)).chunks.built).toHaveLength(1);
  });

  it('is refused where webpack wrote it for SystemJS, in a sentence that leads to what is taken', async () => {
    const source = await folderWith({ 'app.js': `import 'react'; export const mount = async () => {};` });
    const built = async (options: Configuration) => {
      const path = await newFolder('webpack');
      const own: Configuration = { mode: 'production', context: source, entry: './app.js', externals: ['react'] };
      const compiler = webpack({ ...own, ...options, output: { ...options.output, path } });
      await promisify((done: (error: Error | null) => void) => compiler.run((error) => done(error)))();
      return path;
    };
    const target = await builtSlice();
    const system = await built({ output: { libraryTarget: 'system' } });
    await expect(takeIn(target, system, {})).rejects.toMatchObject({
      code: 'VETO-409',
      message: expect.stringMatching(/ main\.js is written for SystemJS.*libraryTarget: 'module'/),
    });
    const half = { 'main.js': "console.error('__system_context__'); export const mount = 1;" };
    await expect(takeIn(target, await folderWith(half), {})).rejects.toThrow(/without SystemJSPublicPathWebpackPlugin/);
    await takeIn(target, await built({ experiments: { outputModule: true }, output: { libraryTarget: 'module' } }), {});
    expect(await readFile(join(target.folder, 'src/slice.js'), 'utf8')).toContain(
      'import(/* webpackChunkName: "built" */ \'./built/main.mjs\')',
    );
  });

  it.each([
    ['exports nothing', { 'main.js': 'console.log(1)' }, {}, /main\.js exports nothing and defines no container/],
    ['has several entries', { 'a.js': '', 'b.js': '' }, {}, /Name the entry with --entry\..* has: a\.js, b\.js\./],
    ['lacks the entry', { 'a.js': '' }, { entry: 'b.js' }, /has no file b\.js/],
    ['exposes two', { 'remoteEntry.js': 'var kennel={"./a":1,"./b":2}' }, {}, /--expose what .* exposes: \.\/a, \.\/b/],
    ['is not JavaScript', { 'a.js': 'var =' }, {}, /a\.js is not JavaScript/],
  ])('is refused with VETO-409 where it %s', async (_what, files, choices, reason) => {
    const target = await builtSlice();
    await expect(takeIn(target, await folderWith(files), choices)).rejects.toMatchObject({
      code: 'VETO-409',
      message: expect.stringMatching(reason),
    });
  });

  it('is refused where it holds a link, or the slice has a source of its own', async () => {
    const target = await builtSlice();
    const linking = await folderWith({ 'main.js': 'export const mount=1' });
    await symlink('/proc/self/environ', join(linking, 'environ.js'));
    await expect(takeIn(target, linking, {})).rejects.toMatchObject({ code: 'VETO-424' });
    await mkdir(join(target.folder, 'src'), { recursive: true });
    await writeFile(join(target.folder, 'src/slice.ts'), 'export const lifecycles = {};');
    await expect(takeIn(target, await folderWith(MODULES), {})).rejects.toThrow(
      /mf-kennel\/src\/slice\.ts is written by hand/,
    );
  });
});
