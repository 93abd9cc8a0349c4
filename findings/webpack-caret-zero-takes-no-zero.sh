#!/usr/bin/env bash
# Guess:    a shared module required as '^0' takes every 0.x version, as npm reads it (0.0.0 up to, not including, 1.0.0).
# Version:  webpack 5.110.3 (the check that its containers run in the browser), semver 7.8.6
# Happens:  '^0' and '^0.x' are stored as '~0', which then is met by no 0.x version at all, while '~0' itself, stored as '^0', is.
# Matters:  a slice that shares a young library (0.x) by '^0' warns about an unsatisfied version on each load, or, with
#           `strictVersion`, does not start, though every tool that reads package.json is content.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund webpack@5.110.3 semver@7.8.6 >>npm.log
cat >expected.txt <<'EOF'
0.9.0 in '^0' (stored as '~0'): webpack false, npm true
0.9.0 in '^0.x' (stored as '~0'): webpack false, npm true
0.9.0 in '~0' (stored as '^0'): webpack true, npm true
1.9.0 in '^1' (stored as '^1'): webpack true, npm true
EOF
cat >run.mjs <<'EOF'
import semver from 'semver';
import { parseRange, rangeToString, satisfy } from 'webpack/lib/util/semver.js';

for (const range of ['^0', '^0.x', '~0', '^1']) {
  const version = range === '^1' ? '1.9.0' : '0.9.0';
  const stored = parseRange(range);
  const both = `webpack ${satisfy(stored, version)}, npm ${semver.satisfies(version, range)}`;
  console.log(`${version} in '${range}' (stored as '${rangeToString(stored)}'): ${both}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
