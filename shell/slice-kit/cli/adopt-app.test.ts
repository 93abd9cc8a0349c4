import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { adoptApp, nameFor } from './adopt-app.ts';

/** What create-single-spa 4.1.6 writes. */
const SINGLE_SPA = {
  'package.json': JSON.stringify({
    dependencies: { react: '^17.0.2', 'react-dom': '^17.0.2', 'single-spa-react': '^4.3.1' },
    devDependencies: { 'webpack-config-single-spa-react': '^4.0.0' },
  }),
  'src/root.component.js':
    'export default function Root(props) {\n  return <section>{props.name} is mounted!</section>;\n}\n',
  'src/root.component.test.js': 'import Root from "./root.component";\n',
  'src/acme-checkout.js': `import React from "react";
import ReactDOM from "react-dom";
import singleSpaReact from "single-spa-react";
import Root from "./root.component";

const lifecycles = singleSpaReact({ React, ReactDOM, rootComponent: Root });

export const { bootstrap, mount, unmount } = lifecycles;
`,
};
/** What create-mf-app 1.0.17 writes. */
const MF_APP = {
  'package.json': JSON.stringify({
    dependencies: { '@babel/runtime': '^7.13.10', react: '^18.2.0', 'react-dom': '^18.2.0' },
    devDependencies: { webpack: '^5.57.1' },
  }),
  'src/index.html': '<div id="app"></div>',
  'src/index.js': 'import("./App");\n',
  'src/index.css': 'body {\n  font-family: Arial;\n}\n.container {\n  font-size: 3rem;\n}\n',
  'src/App.jsx': `import React from "react";
import ReactDOM from "react-dom";

import "./index.css";

const App = () => (
  <div className="container">
    <div>Name: checkout</div>
  </div>
);
ReactDOM.render(<App />, document.getElementById("app"));
`,
};
/** What the template of create-react-app 5 for TypeScript writes, but for its start at './garden/garden', and what is around it. */
const TYPED = {
  'package.json': JSON.stringify({
    dependencies: { '@types/jest': '^27.0.1', '@types/react': '^19.0.0', react: '^19.0.0', 'react-scripts': '5.0.1' },
  }),
  'src/setupTests.ts': "import '@testing-library/jest-dom';\n",
  'src/index.css': 'body {\n  margin: 0;\n}\n',
  'src/index.tsx': `import React from 'react';
import ReactDOM from 'react-dom/client';
import 'normalize.css/normalize.css';
import './index.css';
import { Fence } from './fence';
import { Garden } from './garden/garden';

ReactDOM.createRoot(document.getElementById('root') as HTMLElement).render(<Fence open><Garden /></Fence>);
`,
  'src/fence.tsx': 'export const Fence = ({ children }) => children;\n',
  'src/garden/garden.tsx':
    'import logo from \'./logo.svg\';\n\nexport const Garden = () => <img src={logo} alt="" />;\n',
  'src/garden/logo.svg': '<svg/>',
};
/** What create-vite 9.3.0 writes. */
const VITE = {
  'package.json': JSON.stringify({
    dependencies: { react: '^19.3.1', 'react-dom': '^19.3.1', '@tailwindcss/vite': '^4.0.0', tailwindcss: '^4.0.0' },
    devDependencies: { vite: '^8.3.4' },
  }),
  'vite.config.js': 'export default {};\n',
  'src/main.jsx': "import { createRoot } from 'react-dom/client'\nimport './index.css'\nimport App from './App.jsx'\n",
  'src/index.css': '@import "tailwindcss";\n',
  'src/App.jsx': 'export default function App() {\n  return <h1>Checkout</h1>;\n}\n',
};

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await newFolder('app');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

async function adopted(files: Record<string, string>) {
  const from = await folderWith(files);
  const slice = await adoptApp(from, 'mf-checkout', { root: await newFolder('adopting') });
  const text = (file: string) => readFile(join(slice.folder, file), 'utf8');
  return { ...slice, from, text, json: async (file: string) => JSON.parse(await text(file)) };
}

it('passes the lifecycles of create-single-spa on, with their React', async () => {
  const { files, text, json } = await adopted(SINGLE_SPA);
  expect(files.filter((file) => file.startsWith('src/'))).toEqual([
    'src/app/acme-checkout.js',
    'src/app/root.component.js',
    'src/slice.js',
  ]);
  expect(await text('src/slice.js')).toContain('import(/* webpackChunkName: "app" */ \'./app/acme-checkout.js\')');
  expect(await json('package.json')).toMatchObject({
    dependencies: { react: '^17.0.2', 'single-spa-react': '^4.3.1' },
  });
  expect(await json('slice.json')).toMatchObject({ routes: [{ path: '/checkout', preload: ['app'] }] });
});

it('takes the start out of the App of create-mf-app, and names the selectors of its style sheets', async () => {
  const { from, text, json } = await adopted(MF_APP);
  expect(await text('src/app/App.jsx')).toMatch(/\);\n\nexport default App;\n$/);
  expect(await readFile(join(from, 'src/App.jsx'), 'utf8'), 'the application stays as it is').toBe(
    MF_APP['src/App.jsx'],
  );
  expect(await text('src/lifecycles.jsx')).toContain("import App from './app/App.jsx';");
  expect(await text('src/lifecycles.jsx')).toContain('createRoot(domElement)');
  const { dependencies } = await json('package.json');
  expect(Object.keys(dependencies)).toEqual(['@veto/slice-kit', 'react', 'react-dom']);
  expect(await json('slice.json')).toMatchObject({ wideSelectors: ['body'] });
});

it('takes what the first file renders, with its style sheets, and the types that it is checked with', async () => {
  const { files, text, json } = await adopted(TYPED);
  expect(await text('src/lifecycles.jsx')).toContain(
    "import { Garden as App } from './app/garden/garden.tsx';\nimport 'normalize.css/normalize.css';\nimport './app/index.css';",
  );
  expect(await text('src/app/garden/garden.tsx')).toBe(TYPED['src/garden/garden.tsx']);
  expect(await text('src/assets.d.ts')).toContain("declare module '*.svg'");
  expect(files).not.toContain('src/app/setupTests.ts');
  const { dependencies, devDependencies } = await json('package.json');
  expect(Object.keys(dependencies)).toEqual(['@veto/slice-kit', 'react']);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['@types/react', 'vitest']));
  expect(Object.keys(devDependencies)).not.toContain('@types/jest');
});

it("has Vite build what Vite's own plugins make, with the style sheets of its main file", async () => {
  const { from, folder, json, next } = await adopted(VITE);
  expect(existsSync(join(folder, 'src'))).toBe(false);
  const lifecycles = await readFile(join(from, 'src/veto-slice.jsx'), 'utf8');
  expect(lifecycles).toContain("import App from './App.jsx';\nimport './index.css';");
  expect(await readFile(join(from, 'vite.slice.config.js'), 'utf8')).toContain(
    "import config from './vite.config.js';",
  );
  expect(await json('slice.json')).toMatchObject({ routes: [{ preload: ['built'] }], wideSelectors: ['*'] });
  expect(next).toEqual([
    `(cd ${from} && npx vite build --config vite.slice.config.js)`,
    'npx -y pnpm@10 install',
    `npx -y pnpm@10 slice check mf-checkout --from ${join(from, 'dist-slice')} --entry slice.js`,
  ]);
});

it.each([
  ['an object', 'export default { base: "/own/" };', '/own/'],
  ['a function', 'export default async ({ mode }) => ({ base: "/" + mode });', '/production'],
  ['none', undefined, undefined],
])("has Vite build with the application's own configuration: %s", async (_kind, config, base) => {
  const { 'vite.config.js': _, ...files } = VITE;
  const { from } = await adopted({
    ...files,
    ...(config && { 'vite.config.js': config }),
    'node_modules/vite/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/vite/index.js':
      'export const defineConfig = (config) => config; export const mergeConfig = (...both) => Object.assign({}, ...both);',
  });
  const { default: built } = await import(pathToFileURL(join(from, 'vite.slice.config.js')).href);
  const made = await built({ command: 'build', mode: 'production' });
  expect(made).toMatchObject({ publicDir: false, build: { outDir: 'dist-slice' } });
  expect([made.base, made.build.lib.fileName()]).toEqual([base, 'slice.js']);
});

it('says what it cannot move', async () => {
  const root = await newFolder('adopting');
  const adopt = async (files: Record<string, string>) => adoptApp(await folderWith(files), 'mf-checkout', { root });
  const react = JSON.stringify({ dependencies: { react: '18.3.1' } });
  await expect(adopt({})).rejects.toThrow(/^VETO-409 .* has no package\.json/);
  await expect(adopt({ 'package.json': '{' })).rejects.toThrow(/^VETO-409 .*package\.json is no JSON: /);
  await expect(adopt({ 'package.json': '{}' })).rejects.toThrow(/^VETO-409 .* names no react in its dependencies\./);
  const latest = JSON.stringify({ dependencies: { react: 'latest' } });
  await expect(adopt({ 'package.json': latest })).rejects.toThrow(/^VETO-409 .* has react as 'latest'.* write a range/);
  await expect(adopt({ 'package.json': react, 'src/x.js': '' })).rejects.toThrow(
    /has neither lifecycles .* nor an App\.jsx: make a slice with slice new/,
  );
  const next = JSON.stringify({ dependencies: { next: '16.4.3', react: '19.3.0' } });
  await expect(adopt({ 'package.json': next, 'app/page.tsx': '' })).rejects.toThrow(/of Next\.js.*slice new/);
});

it.each([
  ['../checkout', 'mf-checkout'],
  ['/apps/Acme Shop', 'mf-acme-shop'],
  ['mf-checkout/', 'mf-checkout'],
  ['Łódź', 'mf-lodz'],
])('calls a slice of %s %s', (folder, name) => expect(nameFor(folder)).toBe(name));
