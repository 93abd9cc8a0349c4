#!/usr/bin/env bash
# Guess:    a Supabase session of an hour is kept for an hour on each device, as its answer says `expires_in: 3600`.
# Version:  @supabase/auth-js 2.119.1
# Happens:  the answer's `expires_at`, which is the server's clock, wins over `expires_in` and is compared with the device's clock.
#           Where that clock is an hour or more fast, each `getSession()` renews the session. Without `expires_at`, none does.
# Matters:  every request of the page asks for the session first, so it asks twice, in every tab, until a limit ends the session
#           or a refresh token is used twice. Such clocks are met: a wrong zone set by hand is an hour or more off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @supabase/auth-js@2.119.1 >>npm.log
cat >expected.txt <<'EOF'
right clock, with expires_at: 0 of 3 questions renewed
fast clock, with expires_at: 3 of 3 questions renewed
fast clock, without expires_at: 0 of 3 questions renewed
EOF
cat >run.cjs <<'EOF'
const { AuthClient } = require('@supabase/auth-js');

const HOUR = 3600;
const serverNow = Date.now;

/** How many of three questions for the session ask the server for a new one, on a device whose clock is `ahead` seconds fast. */
async function renewals(ahead, saysWhen) {
  let asked = 0;
  const fetch = async (url) => {
    asked += String(url).includes('refresh_token') ? 1 : 0;
    const at = Math.floor(serverNow() / 1000);
    const answer = {
      access_token: `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'a', exp: at + HOUR }))}.c2ln`,
      token_type: 'bearer',
      expires_in: HOUR,
      ...(saysWhen && { expires_at: at + HOUR }),
      refresh_token: `token-${asked}`,
      user: { id: 'a', email: 'anna@example.com' },
    };
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  const kept = new Map();
  const storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  Date.now = () => serverNow() + ahead * 1000;
  const auth = new AuthClient({ url: 'http://server.example', fetch, storage, autoRefreshToken: false });
  await auth.signInWithPassword({ email: 'anna@example.com', password: 'secret' });
  for (let question = 0; question < 3; question++) await auth.getSession();
  Date.now = serverNow;
  return asked;
}

async function run() {
  console.log(`right clock, with expires_at: ${await renewals(0, true)} of 3 questions renewed`);
  console.log(`fast clock, with expires_at: ${await renewals(2 * HOUR, true)} of 3 questions renewed`);
  console.log(`fast clock, without expires_at: ${await renewals(2 * HOUR, false)} of 3 questions renewed`);
}
run();
EOF
node run.cjs | tee seen.txt
diff expected.txt seen.txt
