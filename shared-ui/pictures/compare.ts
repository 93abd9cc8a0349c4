import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** One browser on one machine still draws some edges differently, in up to eight pixels. */
const FEWEST = 16;

/** Two pictures of the same, as PNG, with the pixels that differ in red. */
export interface Difference {
  pixels: number;
  picture: Buffer;
}

/** What differs between two pictures as PNG, null if nothing does that anybody sees. The smaller one is filled up with transparency. */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const picture = new PNG(size);
  const pixels = pixelmatch(onCanvas(one, size), onCanvas(other, size), picture.data, size.width, size.height, {
    // Nobody sees less. Smoothed edges do not count: what moves or changes its shape has pixels inside, too.
    threshold: 0.02,
  });
  return pixels < FEWEST ? null : { pixels, picture: PNG.sync.write(picture) };
}

function onCanvas(picture: PNG, size: { width: number; height: number }): Buffer {
  const canvas = new PNG(size);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
