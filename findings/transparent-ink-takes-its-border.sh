#!/usr/bin/env bash
# Guess:    in forced colours a border with a colour of its own is drawn, whatever the ink of its element is: a tick can wait in a box,
#           transparent, until the box is ticked.
# Version:  Firefox 153.8.0 ESR (Debian's firefox-esr), by puppeteer-core 24.43.1
# Happens:  forced colours give borders the colour of the ink. They turn every ink black but a transparent one, which stays: the
#           border goes with the tick. Chromium keeps an SVG as its author drew it.
# Matters:  boxes that are not ticked cannot be seen, only those that are. A box has to say its colours in system colours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 >>npm.log
cat >expected.txt <<'EOF'
forced colours: true
grey ink: border rgb(0, 0, 0)
transparent ink: border rgba(0, 0, 0, 0)
transparent ink, border of a system colour: border rgb(0, 0, 0)
EOF
cat >run.mjs <<'EOF'
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  extraPrefsFirefox: { 'browser.display.document_color_use': 2 },
});
const page = await browser.newPage();
const STYLES = {
  'grey ink': 'color: grey; border: 2px solid purple',
  'transparent ink': 'color: transparent; border: 2px solid purple',
  'transparent ink, border of a system colour': 'color: transparent; border: 2px solid CanvasText; forced-color-adjust: none',
};
await page.setContent(Object.values(STYLES).map((style) => `<svg style="${style}"></svg>`).join(''));
console.log('forced colours:', await page.evaluate("matchMedia('(forced-colors: active)').matches"));
const borders = await page.evaluate("[...document.querySelectorAll('svg')].map((box) => getComputedStyle(box).borderTopColor)");
for (const [nth, name] of Object.keys(STYLES).entries()) console.log(`${name}: border ${borders[nth]}`);
await browser.close();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
