#!/usr/bin/env bash
# Guess:    a reader that walks through the segments of a JPEG to its size takes every JPEG that the standard allows.
# Version:  image-size 2.1.0, beside jpeg-js 0.4.4
# Happens:  one fill byte (0xFF) before the markers, which the standard allows in any number (ITU-T T.81, B.1.1.2), and image-size
#           says 'Corrupt JPG'. jpeg-js decodes the picture, as browsers, sharp and exiftool do.
# Matters:  a site that measures uploads so refuses photos that every viewer shows. Whoever walks through segments, to measure a
#           photo or to take out where it was taken, has to skip fill bytes: our own walk did not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund image-size@2.1.0 jpeg-js@0.4.4 >>npm.log
cat >expected.txt <<'EOF'
plain, image-size: 90 x 60
plain, jpeg-js: 90 x 60
padded, image-size: Corrupt JPG, exceeded buffer limits
padded, jpeg-js: 90 x 60
EOF
cat >run.mjs <<'EOF'
import { imageSize } from 'image-size';
import jpeg from 'jpeg-js';

const [width, height] = [90, 60];
const plain = jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 200) }, 80).data;

/** A fill byte before each marker as far as the scan. */
function padded(file) {
  const parts = [file.subarray(0, 2)];
  let at = 2;
  for (let isScan = false; !isScan; ) {
    isScan = file[at + 1] === 0xda;
    const end = isScan ? file.length : at + 2 + file.readUInt16BE(at + 2);
    parts.push(Buffer.from([0xff]), file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

const READERS = { 'image-size': imageSize, 'jpeg-js': (file) => jpeg.decode(file) };
for (const [name, file] of Object.entries({ plain, padded: padded(plain) }))
  for (const [reader, read] of Object.entries(READERS)) {
    let said;
    try {
      const size = read(file);
      said = `${size.width} x ${size.height}`;
    } catch (error) {
      said = error.message;
    }
    console.log(`${name}, ${reader}: ${said}`);
  }
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
