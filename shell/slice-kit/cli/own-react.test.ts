import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import { buildPackage } from './build-package.ts';
import { ownFrameworks } from './own-frameworks.ts';
import { ownReact, refuseSecondReact } from './own-react.ts';

/** A slice that depends on a React, as large as a sentence. */
async function sliceIn(
  react: string,
  source = "import { useState } from 'react';\nexport const lifecycles = { mount: () => useState(<h1>Salon</h1>) };\n",
) {
  const folder = await newFolder('mf-salon');
  const files = {
    'package.json': JSON.stringify({ name: 'mf-salon', version: '1.0.0', dependencies: { react } }),
    'slice.json': JSON.stringify({
      name: 'mf-salon',
      contract: '^1.0.0',
      routes: [{ path: '/salon', title: 'Salon' }],
    }),
    'src/slice.js': source,
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: react }),
    'node_modules/react/index.js': "exports.useState = (state) => [state, 'This is the React of the slice.'];\n",
    'node_modules/react/compiler-runtime.js':
      "const react = require('react');\nexports.c = (size) => react.useState(size);\n",
    'node_modules/react/jsx-runtime.js': "exports.jsx = (type, props) => ({ type, props, of: 'This is its JSX.' });\n",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return { name: 'mf-salon', folder, semver: '1.0.0' };
}

it("brings another major of React, takes nothing of the page's, and says what it costs", async () => {
  const { folder } = await buildPackage(await sliceIn('17.0.2'));
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
  expect(release.shared).toEqual({});
  const scripts = await Promise.all(Object.keys(release.files).map((name) => readFile(join(folder, name), 'utf8')));
  expect(scripts.join()).toContain('This is the React of the slice.');
  expect(await ownFrameworks(release, folder)).toEqual([
    expect.stringMatching(/^brings React 17\.0\.2 of its own, 0\.[1-9] kB after gzip$/),
  ]);
});

it("may hold what the React Compiler's output asks the page's React by", async () => {
  const compiled = "import { c } from 'react/compiler-runtime';\nexport const lifecycles = { mount: () => c(2) };\n";
  const { folder } = await buildPackage(await sliceIn('19.1.0', compiled));
  const release = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
  expect(Object.keys(release.shared)).toEqual(['react']);
  expect(await ownFrameworks(release, folder)).toEqual([]);
});

it("takes the page's where the major is the page's", async () => {
  expect(ownReact((await sliceIn('19.1.0')).folder)).toBe(undefined);
  expect(ownReact((await sliceIn('18.3.1')).folder)).toBe('18.3.1');
});

it('refuses two at once', () => {
  refuseSecondReact('mf-salon', ['react@17.0.2', 'react-dom@17.0.2']);
  expect(() => refuseSecondReact('mf-salon', ['react@19.3.1', 'react@17.0.2'])).toThrow(
    /^VETO-403 mf-salon would bring React 17\.0\.2 and 19\.3\.1\./,
  );
});
