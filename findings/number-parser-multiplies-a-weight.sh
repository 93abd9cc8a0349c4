#!/usr/bin/env bash
# Guess:    a parser of localised numbers refuses a text that is no number in its language, as '12,5' is none in English: groups
#           have three digits.
# Version:  @internationalized/number 3.6.7 (what React Aria's and Zag's number fields read with)
# Happens:  the comma counts as a group wherever it stands: '12,5' is 125 in English, '12.5' is 125 in German, without an error.
#           In Polish both are 12.5, though the point 'may not be typed'.
# Matters:  a Polish owner on an English page types a dog's weight as at home and stores ten times as much, and a dose is
#           computed from it. Which of comma and point ends the whole number has to be decided from the text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @internationalized/number@3.6.7 >>npm.log
cat >expected.txt <<'EOF'
en-GB: '12,5' 125 (may be typed: true), '12.5' 12.5 (may be typed: true)
de-DE: '12,5' 12.5 (may be typed: true), '12.5' 125 (may be typed: true)
pl-PL: '12,5' 12.5 (may be typed: true), '12.5' 12.5 (may be typed: false)
EOF
cat >run.mjs <<'EOF'
import { NumberParser } from '@internationalized/number';

for (const locale of ['en-GB', 'de-DE', 'pl-PL']) {
  const parser = new NumberParser(locale);
  const said = ['12,5', '12.5'].map((text) => `'${text}' ${parser.parse(text)} (may be typed: ${parser.isValidPartialNumber(text)})`);
  console.log(`${locale}: ${said.join(', ')}`);
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
