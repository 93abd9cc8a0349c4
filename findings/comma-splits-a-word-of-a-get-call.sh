#!/usr/bin/env bash
# Guess:    postgrest-js writes lists of texts so that PostgreSQL reads the same list again, in filters and in arguments.
# Version:  @supabase/postgrest-js 2.119.1
# Happens:  `in` quotes a value with a comma; `contains` and the arguments of a function called by GET do not: a comma makes two
#           of one. PostgreSQL reads '{Kraków, Stare Miasto}' as two elements.
# Matters:  a search for the district 'Kraków, Stare Miasto' by a cached GET asks for two other places, and the answer looks like
#           one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @supabase/postgrest-js@2.119.1 >>npm.log
cat >expected.txt <<'EOF'
?select=id&place=in.("Kraków,+Stare+Miasto")
?select=id&places=cs.{Kraków,+Stare+Miasto}
?places={Kraków,+Stare+Miasto}
EOF
cat >run.mjs <<'EOF'
import { PostgrestClient } from '@supabase/postgrest-js';

const fetch = async (address) => {
  console.log(decodeURIComponent(new URL(address).search));
  return Response.json([]);
};
const client = new PostgrestClient('https://project.example', { fetch });
const places = ['Kraków, Stare Miasto'];
await client.from('clinics').select('id').in('place', places);
await client.from('clinics').select('id').contains('places', places);
await client.rpc('search', { places }, { get: true });
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
