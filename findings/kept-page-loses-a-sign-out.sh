#!/usr/bin/env bash
# Guess:    a page that listens for `storage` follows a sign-out in another tab, at the latest when Back brings it up again.
# Version:  Firefox 153.8.0 ESR (Debian's firefox-esr), by puppeteer-core 24.43.1
# Happens:  what is written while Firefox keeps the page for Back is lost: it comes up as it was left and hears nothing, also later.
#           With an open BroadcastChannel the first message makes Firefox drop the page, and Back loads it anew; that of a library
#           that signs in by such a channel hides the fault until the library is left out.
# Matters:  a shared computer shows the account again after a sign-out. `pageshow` with `persisted` has to read the session once more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund puppeteer-core@24.43.1 >>npm.log
cat >expected.txt <<'EOF'
storage: kept, heard nothing
channel without a message: kept, heard nothing
channel with a message: loaded anew
EOF
cat >run.mjs <<'EOF'
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html><p>A page')).listen(0);
const site = `http://localhost:${server.address().port}`;
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' });
const hear = (target) => `${target}.onmessage = () => { globalThis.heard = 'the sign-out'; };`;
const KINDS = {
  storage: [`addEventListener('storage', () => { globalThis.heard = 'the sign-out'; });`, `localStorage.setItem('session', 'over');`],
  'channel without a message': [`globalThis.channel = new BroadcastChannel('session'); ${hear('channel')}`, ''],
  'channel with a message': [
    `globalThis.channel = new BroadcastChannel('session'); ${hear('channel')}`,
    `new BroadcastChannel('session').postMessage('over');`,
  ],
};
for (const [kind, [listen, signOut]] of Object.entries(KINDS)) {
  const visitor = await browser.createBrowserContext();
  const [tab, other] = [await visitor.newPage(), await visitor.newPage()];
  await tab.goto(`${site}/account`);
  await tab.evaluate(`${listen} globalThis.heard = 'nothing';
    addEventListener('pageshow', ({ persisted }) => { globalThis.kept = persisted; });`);
  await tab.goto(`${site}/elsewhere`);
  await other.goto(`${site}/account`);
  await other.evaluate(`${signOut} 0`);
  await wait(1000);
  await tab.evaluate('void setTimeout(() => history.back())');
  await wait(2000);
  const said = "globalThis.kept ? 'kept, heard ' + heard : location.pathname === '/account' ? 'loaded anew' : location.pathname";
  console.log(`${kind}: ${await tab.evaluate(said)}`);
}
await browser.close();
server.close();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
