#!/usr/bin/env bash
# Guess:    compare-versions' `satisfies` reads the ranges of package.json, so that a page may check with 1 kB what a build
#           checked with semver.
# Version:  compare-versions 6.1.1, semver 7.8.6
# Happens:  a range without all three numbers is one release ('1' is 1.0.0, '>1' is met by 1.2.0), a hyphen range ends at its
#           bare number, a blank after '^' throws, and a prerelease of a later minor meets '^1.2.0'.
# Matters:  the publishing tool says 'fits', the page says 'does not fit' (or the other way round), and a release that was
#           checked never mounts. Both sides need one normal form of the range, written by the stricter one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund compare-versions@6.1.1 semver@7.8.6 >>npm.log
cat >expected.txt <<'EOF'
1.2.0 in '^1.1.0': true, semver true
1.2.0 in '1': false, semver true
1.2.0 in '>1': true, semver false
1.2.0 in '<=1': false, semver true
1.2.0 in '1.0 - 1': false, semver true
1.2.0 in '^ 1.0.0': throws, semver true
1.3.0-beta.1 in '^1.2.0': true, semver false
EOF
cat >run.mjs <<'EOF'
import { satisfies } from 'compare-versions';
import semver from 'semver';

const small = (version, range) => {
  try {
    return satisfies(version, range);
  } catch {
    return 'throws';
  }
};
const PAIRS = [
  ['1.2.0', '^1.1.0'],
  ['1.2.0', '1'],
  ['1.2.0', '>1'],
  ['1.2.0', '<=1'],
  ['1.2.0', '1.0 - 1'],
  ['1.2.0', '^ 1.0.0'],
  ['1.3.0-beta.1', '^1.2.0'],
];
for (const [version, range] of PAIRS)
  console.log(`${version} in '${range}': ${small(version, range)}, semver ${semver.satisfies(version, range)}`);
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
