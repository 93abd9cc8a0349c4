import { existsSync, globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { folderFiles } from '../releases/folder-files.ts';
import { FILE_ENDINGS } from '../webpack/file-endings.ts';
import { scopeStyles } from '../webpack/scope-styles.ts';
import { type AdoptedApp, lifecyclesOf, OWN_START, readApp } from './adopted-app.ts';
import { type Elsewhere, type NewSlice, newSlice } from './new-slice.ts';
import { shellWord } from './shell-word.ts';

/** Beside an application's own source: its lifecycles, and how Vite builds them. */
const LIFECYCLES = 'veto-slice.jsx';
const VITE = 'vite.slice.config.js';

/** Tests, their settings, pages of its own, and types that only its bundler's package has. */
const LEFT_BEHIND = /\.(test|spec)\.|\.html$|(setupTests|[-/\\]env\.d)\.[jt]s$/;

/** What a source in TypeScript may import besides: files by their addresses. */
const ASSETS = FILE_ENDINGS.replace('jpe?g', 'jpeg|jpg')
  .split('|')
  .map((ending) => `declare module '*.${ending}' {\n  const address: string;\n  export default address;\n}\n`)
  .join('');

export interface Adopted extends NewSlice {
  /** What the person at the terminal does next, a line each. */
  next: string[];
}

/** What a slice that adopts a folder is called: 'mf-checkout' of '../checkout'. */
export function nameFor(folder: string): string {
  const words = basename(resolve(folder))
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words.startsWith('mf-') ? words : `mf-${words}`;
}

/**
 * Makes a slice of an application in React that a starter has begun: its source in a folder of the slice, or,
 * where Vite builds it, its lifecycles and a configuration beside its own. The application itself stays as it is. Throws VETO-409
 * where nothing mechanical can move it, and what `newSlice` throws.
 */
export async function adoptApp(
  from: string,
  name: string,
  { root, elsewhere }: { root?: string; elsewhere?: Elsewhere | undefined } = {},
): Promise<Adopted> {
  const app = readApp(from);
  const isBuilt = app.way === 'vite';
  const slice = await newSlice(name, { ...(root && { root }), template: isBuilt ? 'built' : 'dom', elsewhere });
  await change(join(slice.folder, 'package.json'), (json) => {
    json.dependencies = { ...json.dependencies, ...app.dependencies };
    if (!isBuilt) json.devDependencies = { ...app.types, ...json.devDependencies };
  });
  const next = isBuilt ? await besideVite(from, app, name) : await asSource(from, app, slice);
  const ourPnpm = elsewhere ? 'pnpm' : 'npx -y pnpm@10';
  const wide = isBuilt ? ['*'] : await wideIn(slice);
  await change(join(slice.folder, 'slice.json'), (json) => {
    json.routes[0].preload = [isBuilt ? 'built' : 'app'];
    if (wide.length > 0) json.wideSelectors = wide;
  });
  const files = (await folderFiles(slice.folder)).filter((file) => !file.startsWith('node_modules/'));
  return { ...slice, files, next: next.map((line) => line.replace(/^pnpm\b/, ourPnpm)) };
}

async function asSource(from: string, app: AdoptedApp, { name, folder, path }: NewSlice): Promise<string[]> {
  await rm(join(folder, 'src', path.slice(1)), { recursive: true });
  await rm(join(folder, 'src/slice.ts'));
  await cp(join(from, 'src'), join(folder, 'src/app'), {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.test(relative(from, file)),
  });
  if (app.types) await writeFile(join(folder, 'src/assets.d.ts'), ASSETS);
  const isComponent = app.has === 'component';
  if (isComponent) {
    const main = join(folder, 'src/app', app.main);
    const text = await readFile(main, 'utf8');
    if (!app.named && !/^export default|\bas default\b/m.test(text))
      await writeFile(main, text.replace(OWN_START, '\nexport default App;\n'));
    await writeFile(join(folder, 'src/lifecycles.jsx'), lifecyclesOf(app, './app'));
  }
  const loaded = isComponent ? './lifecycles.jsx' : `./app/${app.main}`;
  await writeFile(
    join(folder, 'src/slice.js'),
    `import { singleSpaSlice } from '@veto/slice-kit/single-spa';

export const lifecycles = singleSpaSlice(() => import(/* webpackChunkName: "app" */ '${loaded}'));
`,
  );
  return ['pnpm install', `pnpm slice check ${name}`];
}

/** Writes lifecycles and a configuration into the application's own folder; what is there stays. */
async function besideVite(from: string, app: AdoptedApp, name: string): Promise<string[]> {
  const [config] = globSync('vite.config.{js,mjs,cjs,ts,mts,cts}', { cwd: from });
  const lifecycles = join(from, 'src', LIFECYCLES);
  if (!existsSync(lifecycles)) await writeFile(lifecycles, lifecyclesOf(app, '.'));
  if (!existsSync(join(from, VITE)))
    await writeFile(
      join(from, VITE),
      `import { defineConfig, mergeConfig } from 'vite';
${config ? `import config from './${config}';` : 'const config = {};'}

/** The application as ES modules for \`slice --from\`, which adds React. */
export default defineConfig(async (env) =>
  mergeConfig(await (typeof config === 'function' ? config(env) : config), {
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist-slice',
      lib: { entry: 'src/${LIFECYCLES}', formats: ['es'], fileName: () => 'slice.js', cssFileName: 'slice' },
      rollupOptions: { external: [/^react(-dom)?($|\\/)/] },
    },
  }),
);
`,
    );
  const built = join(from, 'dist-slice');
  return [
    `(cd ${shellWord(from)} && npx vite build --config ${VITE})`,
    'pnpm install',
    `pnpm slice check ${name} --from ${shellWord(built)} --entry slice.js`,
  ];
}

/** The selectors of an application's style sheets that style the slice's place from now on. */
async function wideIn({ name, folder }: NewSlice): Promise<string[]> {
  const sheets = globSync('src/app/**/*.css', { cwd: folder });
  const wide = await Promise.all(
    sheets.map(
      async (file) =>
        scopeStyles(await readFile(join(folder, file), 'utf8'), { slice: name, file, minify: false }).wide,
    ),
  );
  return [...new Set(wide.flat())].toSorted();
}

type Json = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  routes: [Record<string, unknown>];
  wideSelectors: string[];
};

async function change(file: string, edit: (json: Json) => void): Promise<void> {
  const json = JSON.parse(await readFile(file, 'utf8')) as Json;
  edit(json);
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`);
}
