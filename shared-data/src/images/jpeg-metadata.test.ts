import { expect, test } from 'vitest';
import { withoutMetadata } from './jpeg-metadata.ts';

const text = (value: string) => [...value].map((character) => character.charCodeAt(0));
const segment = (marker: number, content: number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};
const START = [0xff, 0xd8];
const JFIF = segment(0xe0, [...text('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const PICTURE = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 1, 2, 0xff, 0, 3, 0xff, 0xd9];
const SECRET = 'GPS 52.2297 21.0122';

/** Exif with an orientation, and a text behind it. */
function exif(orientation: number, littleEndian: boolean): number[] {
  const order = (bytes: number[]) => (littleEndian ? bytes.reverse() : bytes);
  const tiff = [
    ...text(littleEndian ? 'II' : 'MM'),
    ...order([0, 0x2a]),
    ...order([0, 0, 0, 8]),
    ...order([0, 1]),
    ...order([0x01, 0x12]),
    ...order([0, 3]),
    ...order([0, 0, 0, 1]),
    ...order([0, orientation]),
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  return segment(0xe1, [...text('Exif'), 0, 0, ...tiff, ...text(SECRET)]);
}

const jpeg = (...parts: number[][]) => new Uint8Array([START, ...parts, PICTURE].flat());
const stripped = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await withoutMetadata(bytes).arrayBuffer()) as Uint8Array<ArrayBuffer>;

test.each([[true], [false]])('what the camera wrote is gone, the picture stays (little-endian: %s)', async (little) => {
  const xmp = segment(0xe1, text(`http://ns.adobe.com/xap/1.0/ ${SECRET}`));
  const iptc = segment(0xed, text(`Photoshop 3.0 ${SECRET}`));
  const bytes = await stripped(jpeg(JFIF, exif(1, little), xmp, iptc));
  expect(bytes).toEqual(jpeg(JFIF));
});

test.each([[true], [false]])('which way up it is, stays (little-endian: %s)', async (little) => {
  const bytes = await stripped(jpeg(exif(6, little)));
  expect(String.fromCharCode(...bytes)).not.toContain('GPS');
  expect(bytes.slice(-PICTURE.length)).toEqual(new Uint8Array(PICTURE));
  // Read back by the same rules: nothing but the orientation, in the other byte order.
  expect(bytes).toEqual(jpeg(exif(6, false).slice(0, 2), [0, 34], exif(6, false).slice(4, 36)));
});

test.each([
  ['a broken Exif is dropped', jpeg(segment(0xe1, [...text('Exif'), 0, 0, ...text(`MM${SECRET}`)])), jpeg()],
  ['a picture without any stays as it is', jpeg(JFIF), jpeg(JFIF)],
  ['what is cut off stays as it is', new Uint8Array([...START, 0xff, 0xe1, 0xff, 0xff, 1]), null],
  ['what is no JPEG stays as it is', new Uint8Array(text('RIFF....WEBP')), null],
])('%s', async (_what, bytes, expected) => {
  expect(await stripped(bytes)).toEqual(expected ?? bytes);
});
