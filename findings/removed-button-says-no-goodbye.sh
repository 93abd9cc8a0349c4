#!/usr/bin/env bash
# Guess:    an element that loses the focus hears `blur`, and its parents `focusout`, also where it loses the focus by being removed.
# Version:  Chromium 156.0.8078.114; Firefox 153.8.0 ESR (Debian's firefox-esr), by puppeteer-core 24.43.1
# Happens:  Chromium tells of all of it. Firefox tells of a button that is disabled or hidden, and nothing of one that is removed, or
#           moved by `prepend`: the focus is on the body, and nobody has heard.
# Matters:  what watches `focusout` to bring the focus back, or saves a field on `blur`, works in Chromium and never in Firefox. A
#           MutationObserver that looks at `isConnected` works in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 >>npm.log
cat >expected.txt <<'EOF'
chrome, disabled: blur, focusout; focus on BODY
chrome, hidden: blur, focusout; focus on BODY
chrome, removed: blur, focusout; focus on BODY
chrome, moved: blur, focusout; focus on BODY
firefox, disabled: blur, focusout; focus on BODY
firefox, hidden: blur, focusout; focus on BODY
firefox, removed: nothing; focus on BODY
firefox, moved: nothing; focus on BODY
EOF
cat >run.mjs <<'EOF'
import puppeteer from 'puppeteer-core';

const BROWSERS = {
  chrome: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  firefox: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
};
/** Runs in the page. */
async function lose(how) {
  const button = document.body.appendChild(document.createElement('button'));
  const heard = [];
  for (const type of ['blur', 'focusout']) document.addEventListener(type, () => heard.push(type), true);
  button.focus();
  if (how === 'removed') button.remove();
  else if (how === 'moved') document.body.prepend(button);
  else button[how] = true;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return `${heard.join(', ') || 'nothing'}; focus on ${document.activeElement.tagName}`;
}
for (const [browser, executablePath] of Object.entries(BROWSERS)) {
  const args = browser === 'chrome' ? ['--no-sandbox'] : [];
  const opened = await puppeteer.launch({ browser, executablePath, args });
  const page = await opened.newPage();
  for (const how of ['disabled', 'hidden', 'removed', 'moved']) {
    await page.goto('data:text/html,<!doctype html><p>A page');
    console.log(`${browser}, ${how}: ${await page.evaluate(lose, how)}`);
  }
  await opened.close();
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
