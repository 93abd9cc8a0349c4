#!/usr/bin/env bash
# Guess:    nodemailer's `list` option writes the two headers of one-click unsubscribing (RFC 8058) side by side.
# Version:  nodemailer 10.6.0
# Happens:  it takes each value for an address: `List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>`. With `headers` the
#           value goes out as RFC 8058 demands.
# Matters:  large mail providers look for the exact value and show no button without it, and count mails without it as bulk
#           that cannot be left. Nothing fails, so nobody notices.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund nodemailer@10.6.0 >>npm.log
cat >expected.txt <<'EOF'
List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>
List-Unsubscribe-Post: List-Unsubscribe=One-Click
EOF
cat >run.mjs <<'EOF'
import nodemailer from 'nodemailer';

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
async function show(options) {
  const mail = { from: 'reminders@clinic.example', to: 'owner@home.example', subject: 'Visit', text: 'Tomorrow at 9:00.' };
  const { message } = await transport.sendMail({ ...mail, ...options });
  console.log(message.toString().split('\r\n').find((line) => line.startsWith('List-Unsubscribe-Post')));
}
await show({ list: { unsubscribe: 'https://clinic.example/u/1', 'unsubscribe-post': 'List-Unsubscribe=One-Click' } });
await show({
  headers: { 'List-Unsubscribe': '<https://clinic.example/u/1>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
