#!/usr/bin/env bash
# Guess:    once the stream of a COPY TO has ended, its `rowCount` says how many rows there were.
# Version:  pg-copy-streams 7.0.0, pg 8.23.1
# Happens:  the stream ends with CopyDone; the count is in CommandComplete, the message after that. Where both come in one packet, as
#           from an idle server, the count is right; in two it is 0 until the next one has come. A query after the stream waits for it.
# Matters:  a backup that writes the count beside its rows is right for months, and on a busy night says 0 rows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund pg@8.23.1 pg-copy-streams@7.0.0 >>npm.log
cat >expected.txt <<'EOF'
in one packet: 2 rows read, rowCount 2; after the next query 2
in two packets: 2 rows read, rowCount 0; after the next query 2
EOF
cat >run.cjs <<'EOF'
const net = require('node:net');
const { setTimeout: wait } = require('node:timers/promises');
const { Client } = require('pg');
const { to } = require('pg-copy-streams');

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: a letter, a length that counts itself, the content. */
function message(letter, content) {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content)]);
}
const READY = message('Z', 'I');
const ROWS = [message('H', '\0\0\0'), message('d', 'Figa\n'), message('d', 'Luna\n'), message('c', '')];

/** A server that lets everybody in, and answers each query with two rows of COPY. */
async function serve(isBusy) {
  const server = net.createServer((socket) => {
    socket.setNoDelay(true);
    let hasBegun = false;
    socket.on('data', async (asked) => {
      if (!hasBegun) socket.write(Buffer.concat([message('R', '\0\0\0\0'), READY]));
      else if (String(asked).includes('copy')) {
        const end = [message('C', 'COPY 2\0'), READY];
        socket.write(Buffer.concat(isBusy ? ROWS : [...ROWS, ...end]));
        if (!isBusy) return;
        await wait(300);
        socket.write(Buffer.concat(end));
      } else if (asked[0] === 0x51) socket.write(Buffer.concat([message('C', 'SELECT 0\0'), READY]));
      hasBegun = true;
    });
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return server;
}

async function run() {
  for (const isBusy of [false, true]) {
    const server = await serve(isBusy);
    const client = new Client({ host: 'localhost', port: server.address().port, user: 'anna', database: 'clinic' });
    await client.connect();
    const copy = client.query(to('copy pets to stdout'));
    let text = '';
    for await (const chunk of copy) text += chunk;
    await wait(50);
    const atEnd = copy.rowCount;
    await client.query('select');
    const rows = text.trim().split('\n').length;
    console.log(`in ${isBusy ? 'two packets' : 'one packet'}: ${rows} rows read, rowCount ${atEnd}; after the next query ${copy.rowCount}`);
    await client.end();
    server.close();
  }
}
run();
EOF
node run.cjs | tee seen.txt
diff expected.txt seen.txt
