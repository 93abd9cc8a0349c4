#!/usr/bin/env bash
# Guess:    a build with FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN, the run time's switch against its snapshot plug-in, brings nothing
#           that reads manifests.
# Version:  @module-federation/runtime-core 2.9.2, webpack 5.110.3
# Happens:  the plug-in goes, and the reader stays: the host makes one whatever the switch says, and `preloadRemote` names what
#           fetches ahead by manifests.
# Matters:  a host that lists its remotes itself sends every visitor a reader that nothing calls, and sees no warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @module-federation/runtime-core@2.9.2 webpack@5.110.3 >>npm.log
cat >expected.txt <<'EOF'
switch off: the plug-in true, the reader true, fetching ahead true
switch on: the plug-in false, the reader true, fetching ahead true
EOF
cat >host.mjs <<'EOF'
import { ModuleFederation } from '@module-federation/runtime-core';
globalThis.host = new ModuleFederation({ name: 'host', remotes: [] });
EOF
cat >run.mjs <<'EOF'
import { readFile } from 'node:fs/promises';
import webpack from 'webpack';

async function bundle(without) {
  const switches = without ? { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' } : {};
  const compiler = webpack({
    mode: 'production',
    entry: './host.mjs',
    output: { path: `${process.cwd()}/dist`, filename: `${without}.js` },
    plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"', ...switches })],
  });
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  return readFile(`dist/${without}.js`, 'utf8');
}

for (const without of [false, true]) {
  const text = await bundle(without);
  const [plugin, reader, ahead] = ['snapshot-plugin', 'beforeLoadManifest', 'recordPreloadedAssets'].map((name) =>
    text.includes(name),
  );
  console.log(`switch ${without ? 'on' : 'off'}: the plug-in ${plugin}, the reader ${reader}, fetching ahead ${ahead}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
