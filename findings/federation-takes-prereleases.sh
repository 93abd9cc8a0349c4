#!/usr/bin/env bash
# Guess:    both sides of a federated page answer alike whether a shared module's prerelease fits: the container that webpack
#           builds, and the run time of Module Federation that loads it.
# Version:  @module-federation/runtime-core 2.9.2, webpack 5.110.3
# Happens:  the run time takes 1.3.0-beta.1 for '^1.2.0', webpack's container (and npm) refuses it.
# Matters:  a host that tries out a prerelease of a shared library passes the check of the one and fails that of the other: in
#           the page, and only for slices whose builder is webpack.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @module-federation/runtime-core@2.9.2 webpack@5.110.3 >>npm.log
cat >expected.txt <<'EOF'
1.3.0 in '^1.2.0': Module Federation true, webpack true
1.3.0-beta.1 in '^1.2.0': Module Federation true, webpack false
2.0.0-rc.1 in '>=1.0.0': Module Federation true, webpack false
EOF
cat >run.mjs <<'EOF'
import { satisfy as federation } from '@module-federation/runtime-core';
import webpack from 'webpack/lib/util/semver.js';

for (const [version, range] of [
  ['1.3.0', '^1.2.0'],
  ['1.3.0-beta.1', '^1.2.0'],
  ['2.0.0-rc.1', '>=1.0.0'],
]) {
  const container = webpack.satisfy(webpack.parseRange(range), version);
  console.log(`${version} in '${range}': Module Federation ${federation(version, range)}, webpack ${container}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
