#!/usr/bin/env bash
# Guess:    storage-js hands over the name of a download alike in public and in signed links.
# Version:  @supabase/storage-js 2.119.1
# Happens:  a signed link encodes the name twice ('%25C5%2581' for 'Ł'), a public one once.
# Matters:  a lab report that an owner downloads by a signed link is called 'Wyniki%20%C5%81apa.pdf' on the disk instead of
#           'Wyniki Łapa.pdf', unless the server happens to decode twice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @supabase/storage-js@2.119.1 >>npm.log
cat >expected.txt <<'EOF'
signed ?token=t&download=%25C5%2581apa.pdf -> %C5%81apa.pdf
public ?download=%C5%81apa.pdf -> Łapa.pdf
EOF
cat >run.mjs <<'EOF'
import { StorageClient } from '@supabase/storage-js';

const answer = { signedURL: '/object/sign/records/1.pdf?token=t' };
const fetch = async () => Response.json(answer);
const records = new StorageClient('https://project.example/storage/v1', {}, fetch).from('records');
const download = 'Łapa.pdf';
const signed = await records.createSignedUrl('1.pdf', 60, { download });
const open = records.getPublicUrl('1.pdf', { download });
for (const [kind, link] of Object.entries({ signed: signed.data.signedUrl, public: open.data.publicUrl }))
  console.log(kind, new URL(link).search, '->', new URL(link).searchParams.get('download'));
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
