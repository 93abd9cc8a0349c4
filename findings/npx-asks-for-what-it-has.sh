#!/usr/bin/env bash
# Guess:    once `npx -y tool@1` has installed tool, the same command runs it again without a registry.
# Version:  npm 11.19.1
# Happens:  each run asks again, by three questions. Where the registry answers 503, nothing runs; where it does not answer at all,
#           the tool runs once all retries are over, which take more than a minute. `--prefer-offline` asks nothing.
# Matters:  a service that a manager restarts by `npx -y pnpm@10 start` stays away as long as npm's registry does.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill $(jobs -p); rm -rf "$folder"' EXIT
cd "$folder"
mkdir tool
echo '{"name":"tool","version":"1.0.0","bin":"tool.js"}' >tool/package.json
printf '#!/usr/bin/env node\nconsole.log("runs");\n' >tool/tool.js
(cd tool && npm pack --silent --pack-destination ..) >npm.log
npm init -y >>npm.log
npm install --silent --no-audit --no-fund npm@11.19.1 >>npm.log
cat >registry.mjs <<'EOR'
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';

const tarball = readFileSync('tool-1.0.0.tgz');
const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
let asked = 0;
let isAway = false;
const server = createServer(({ url, headers }, answer) => {
  if (url === '/count') return answer.end(String(asked));
  if (url === '/away') return answer.end(String((isAway = true)));
  asked += 1;
  if (isAway) return answer.writeHead(503).end();
  if (url.endsWith('.tgz')) return answer.end(tarball);
  const dist = { tarball: `http://${headers.host}/tool-1.0.0.tgz`, integrity };
  const manifest = { name: 'tool', version: '1.0.0', bin: { tool: 'tool.js' }, dist };
  answer.end(JSON.stringify({ name: 'tool', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': manifest } }));
}).listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
EOR
node registry.mjs &
until [ -s port ]; do sleep 0.1; done
registry=http://127.0.0.1:$(cat port)
export npm_config_registry=$registry npm_config_cache=$folder/cache npm_config_update_notifier=false npm_config_audit=false
export npm_config_fetch_retries=2 npm_config_fetch_retry_mintimeout=10
cat >expected.txt <<'EOR'
first: runs, 3 questions
again, the registry away: E503, 3 questions
again, with --prefer-offline: runs, 0 questions
EOR
run() {
  before=$(curl -s "$registry/count")
  said=$(node_modules/.bin/npx --yes "${@:2}" tool@1 2>npx.log) || said=$(grep -oE 'E5[0-9]+|ENO[A-Z]+' npx.log | head -1)
  echo "$1: $said, $(($(curl -s "$registry/count") - before)) questions"
}
{
  run 'first'
  curl -s "$registry/away" >>npx.log
  run 'again, the registry away'
  run 'again, with --prefer-offline' --prefer-offline
} | tee seen.txt
diff expected.txt seen.txt
