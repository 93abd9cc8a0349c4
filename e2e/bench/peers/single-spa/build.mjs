import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import webpack from 'webpack';
import rootConfig from 'webpack-config-single-spa';
import application from 'webpack-config-single-spa-react';
import { merge } from 'webpack-merge';
import { frame } from './src/pages/frame.mjs';

const require = createRequire(import.meta.url);
const argv = { mode: 'production' };
const run = promisify(webpack);

/** Builds an ES module under a name of its content, and resolves with its address. */
async function build(config) {
  const stats = await run(merge(config, { output: { filename: '[name].[contenthash].js' } }));
  if (stats.hasErrors()) throw new Error(stats.toString());
  return `/${stats.toJson().entrypoints.main.assets[0].name}`;
}

/** React has no ES modules of its own: each becomes one, with its exports by name, that takes the others from the map. */
async function shared(name, others) {
  const names = Object.keys(require(name)).filter((each) => /^[a-z_]\w*$/i.test(each));
  const file = `shared-${name.replace('/', '-')}.mjs`;
  await writeFile(
    file,
    `import all from '${name}';\nexport default all;\nexport const { ${names.join(', ')} } = all;\n`,
  );
  const externals = Object.fromEntries(others.map((each) => [each, each]));
  return build({ mode: 'production', entry: `./${file}`, externals, externalsType: 'module', ...ES_MODULE });
}
const ES_MODULE = {
  output: { library: { type: 'module' }, chunkFormat: 'module' },
  experiments: { outputModule: true },
};

const imports = {
  react: await shared('react', []),
  'react-dom': await shared('react-dom', ['react']),
  'react-dom/client': await shared('react-dom/client', ['react', 'react-dom']),
};
const single = await readFile(require.resolve('single-spa').replace(/lib\/.*/, 'lib/es2015/esm/single-spa.min.js'));
imports['single-spa'] = `/single-spa.${createHash('sha256').update(single).digest('hex').slice(0, 20)}.js`;
await mkdir('dist', { recursive: true });
await writeFile(`dist${imports['single-spa']}`, single);
imports['@peers/root-config'] = await build(rootConfig({ orgName: 'peers', projectName: 'root-config', argv }));
const preloaded = Object.values(imports);
for (const projectName of ['list', 'profile'])
  imports[`@peers/${projectName}`] = await build(application({ orgName: 'peers', projectName, argv }));

const head = [
  `<script type="importmap">${JSON.stringify({ imports })}</script>`,
  ...preloaded.map((href) => `<link rel="modulepreload" href="${href}">`),
];
const end = '<script type="module">import \'@peers/root-config\';</script>';
await writeFile('dist/index.html', frame({ head: head.join('\n    '), main: '<main></main>', end }));
