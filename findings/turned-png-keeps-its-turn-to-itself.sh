#!/usr/bin/env bash
# Guess:    a reader that tells which way a JPEG was held tells it of PNG and WebP as well, which carry the same note.
# Version:  image-size 2.1.0, beside sharp 0.35.5
# Happens:  of three files with orientation 6, image-size tells it of the JPEG alone. sharp turns all three. Of browsers, Chromium
#           (headless shell of Debian 12, tried by hand) turns the JPEG and the PNG, and not the WebP.
# Matters:  a frame that is laid out by these numbers is lying while its photo stands. And a photo whose notes are taken out has to
#           keep that one note in all three formats, or it lies down once it is stored: ours kept it for JPEG alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >npm.log
npm install --silent --no-audit --no-fund image-size@2.1.0 sharp@0.35.5 >>npm.log
cat >expected.txt <<'EOF'
jpeg: image-size 90 x 60, orientation 6; sharp turns it to 60 x 90
png: image-size 90 x 60, orientation undefined; sharp turns it to 60 x 90
webp: image-size 90 x 60, orientation undefined; sharp turns it to 60 x 90
EOF
cat >run.mjs <<'EOF'
import { imageSize } from 'image-size';
import sharp from 'sharp';

const picture = { create: { width: 90, height: 60, channels: 3, background: '#6d28d9' } };
for (const format of ['jpeg', 'png', 'webp']) {
  const file = await sharp(picture).toFormat(format).withMetadata({ orientation: 6 }).toBuffer();
  const { width, height, orientation } = imageSize(file);
  const { info } = await sharp(file).autoOrient().toBuffer({ resolveWithObject: true });
  console.log(
    `${format}: image-size ${width} x ${height}, orientation ${orientation}; sharp turns it to ${info.width} x ${info.height}`,
  );
}
EOF
node run.mjs | tee seen.txt
diff expected.txt seen.txt
