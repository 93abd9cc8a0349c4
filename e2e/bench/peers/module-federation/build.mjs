import { writeFile } from 'node:fs/promises';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { frame } from './src/pages/frame.mjs';

/** `shared`, `shareStrategy` and `asyncStartup` are those of the template's provider and consumer. */
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };

async function build({ entry, folder, html = {}, federation }) {
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      source: { entry: { index: entry } },
      html,
      output: { assetPrefix: `/${folder}`, distPath: { root: `dist/${folder}` }, cleanDistPath: false },
      plugins: [pluginReact(), pluginModuleFederation({ ...federation, shared, dts: false })],
    },
  });
  await rsbuild.build();
}

const provider = (name, page) => ({
  entry: page,
  folder: `${name}/`,
  federation: { name, exposes: { './page': page } },
});
const remote = (name) => `${name}@/${name}/mf-manifest.json`;

await writeFile('index.html', frame({ main: '<main id="root"></main>' }));
await build(provider('list', './src/pages/vet-list.tsx'));
await build(provider('profile', './src/pages/vet-profile.tsx'));
await build({
  entry: './consumer.jsx',
  folder: '',
  html: { template: './index.html' },
  federation: {
    name: 'consumer',
    remotes: { list: remote('list'), profile: remote('profile') },
    experiments: { asyncStartup: true },
    shareStrategy: 'loaded-first',
  },
});
