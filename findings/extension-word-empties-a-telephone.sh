#!/usr/bin/env bash
# Guess:    a clinic's number with its extension is read wherever the country's own word for it is used, or at least without it.
# Version:  libphonenumber-js 1.13.16, country PL
# Happens:  'ext. 12' is read as an extension; 'wew. 12', the Polish word, makes the whole text no number at all. The zero that
#           Poles dialled first until 2012 stays inside the number: 'possible', not valid.
# Matters:  numbers copied from clinics' pages are refused as a whole, or stored so that nobody can call them. Take both off
#           before the library reads.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16 >>npm.log
cat >expected.txt <<'EOF'
22 119 45 67: +48221194567 ext undefined, possible true, valid true
22 119 45 67 ext. 12: +48221194567 ext 12, possible true, valid true
22 119 45 67 wew. 12: undefined
0 22 119 45 67: +480221194567 ext undefined, possible true, valid false
+48 (0) 22 119 45 67: +480221194567 ext undefined, possible true, valid false
EOF
cat >run.mjs <<'EOF'
import { parsePhoneNumberFromString } from 'libphonenumber-js';

for (const text of ['22 119 45 67', '22 119 45 67 ext. 12', '22 119 45 67 wew. 12', '0 22 119 45 67', '+48 (0) 22 119 45 67']) {
  const number = parsePhoneNumberFromString(text, 'PL');
  const seen = number && `${number.number} ext ${number.ext}, possible ${number.isPossible()}, valid ${number.isValid()}`;
  console.log(`${text}: ${seen}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
