#!/usr/bin/env bash
# Guess:    a content hash in a file's name is written where that name is asked for, and nowhere else.
# Version:  webpack 5.113.0
# Happens:  files are named by a first hash, and then, in production, by one of their last bytes; the new hash takes the place of the
#           former one wherever its characters stand in any file. Here a number of another module holds them, and is no number any more.
# Matters:  with short hashes a megabyte of digits or base64, as decoders of pictures and maps carry, meets one sooner or later: the
#           build is green, and that part of the page does not parse, or counts wrongly, until another line is changed somewhere.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund webpack@5.113.0 >>npm.log
cat >expected.txt <<'EOF'
realContentHash false: the number stays
realContentHash true: the number is another text, and does not parse
EOF
cat >run.cjs <<'EOF'
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const vm = require('node:vm');
const webpack = require('webpack');

mkdirSync('src', { recursive: true });

/** Builds an entry that holds a number, and a page; returns the page's hash and the text of the entry. */
async function build(number, page, realContentHash) {
  writeFileSync('src/page.mjs', `export const page = '${page}';\n`);
  writeFileSync('src/index.mjs', `import('./page.mjs').then(({ page }) => console.log(page, ${number}));\n`);
  const compiler = webpack({
    mode: 'production',
    context: __dirname,
    entry: './src/index.mjs',
    output: { uniqueName: 'vets', clean: true, filename: 'entry.js', chunkFilename: 'page.[contenthash:6].js' },
    optimization: { realContentHash },
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    }),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const [, hash] = readdirSync('dist').find((name) => name.startsWith('page')).split('.');
  return { hash, text: readFileSync('dist/entry.js', 'utf8') };
}

/** A page whose first hash reads like a part of a number; the first of them is number 114. */
async function numericPage() {
  for (let page = 114; ; page++) {
    const { hash } = await build(7, page, false);
    if (/^\d{6}$/.test(hash)) return { page, hash };
  }
}

function reads(text) {
  try {
    new vm.Script(text);
    return 'parses';
  } catch {
    return 'does not parse';
  }
}

async function run() {
  const { page, hash } = await numericPage();
  const number = `1${hash}`;
  for (const realContentHash of [false, true]) {
    const { text } = await build(number, page, realContentHash);
    const stays = text.includes(`,${number})`);
    console.log(`realContentHash ${realContentHash}: the number ${stays ? 'stays' : `is another text, and ${reads(text)}`}`);
  }
}
run();
EOF
node run.cjs | tee seen.txt
diff expected.txt seen.txt
