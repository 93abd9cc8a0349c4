#!/usr/bin/env bash
# Guess:    a file's public link leads to the file, whatever characters its key may hold.
# Version:  @supabase/storage-js 2.119.1
# Happens:  the key is put into the address as it is: what follows '#' becomes the fragment, which no server is sent.
# Matters:  'RTG #2.png', a name as people give it to an X-ray, is uploaded without an error and its link shows another file
#           or none. Keys must be made by the program, with the person's name kept beside them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund @supabase/storage-js@2.119.1 >>npm.log
cat >expected.txt <<'EOF'
https://project.example/storage/v1/object/public/x-rays/RTG%20#2.png
/storage/v1/object/public/x-rays/RTG%20
EOF
cat >run.mjs <<'EOF'
import { StorageClient } from '@supabase/storage-js';

const files = new StorageClient('https://project.example/storage/v1', {}).from('x-rays');
const { publicUrl } = files.getPublicUrl('RTG #2.png').data;
console.log(publicUrl);
console.log(new URL(publicUrl).pathname);
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
