import { resolve } from 'node:path';
import webpack from 'webpack';

const { ModuleFederationPlugin } = webpack.container;
const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };
const inFolder = (name) => ({
  mode: 'development',
  context: resolve(import.meta.dirname, name),
  entry: './index.js',
  output: { path: resolve(process.env.OUT, name), publicPath: `/${name}/` },
});

export default [
  {
    ...inFolder('remote'),
    plugins: [
      new ModuleFederationPlugin({
        name: 'lodge',
        filename: 'remoteEntry.js',
        exposes: { './Page': './page.js' },
        shared,
      }),
    ],
  },
  {
    ...inFolder('host'),
    plugins: [
      new ModuleFederationPlugin({ name: 'host', remotes: { lodge: 'lodge@/remote/remoteEntry.js' }, shared }),
    ],
  },
];
