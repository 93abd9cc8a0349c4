import { describe, expect, test } from 'vitest';
import { withoutPlace } from './without-place.ts';

const PLACE = Buffer.from('GPS 52.2297 21.0122');
const pixels = Buffer.from('the pixels');

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const pngChunk = (name: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([size, Buffer.from(name), content, Buffer.alloc(4)]);
};
const webpChunk = (name: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
};
const riff = (...chunks: Buffer[]) => {
  const body = Buffer.concat(chunks);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]);
};

describe('the place in a picture goes, and nothing else', () => {
  const jpeg = [Buffer.from([0xff, 0xd8]), segment(0xe0, Buffer.from('JFIF\0'))];
  const scan = Buffer.concat([segment(0xda, Buffer.alloc(4)), pixels, Buffer.from([0xff, 0xd9])]);
  const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const header = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));

  test.each<[string, Buffer, Buffer]>([
    [
      'image/jpeg',
      Buffer.concat([...jpeg, segment(0xe1, PLACE), segment(0xfe, PLACE), segment(0xdb, pixels), scan]),
      Buffer.concat([...jpeg, segment(0xdb, pixels), scan]),
    ],
    [
      'image/png',
      Buffer.concat([png, pngChunk('eXIf', PLACE), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0)), PLACE]),
      Buffer.concat([png, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]),
    ],
    [
      'image/webp',
      riff(header(0x1c), webpChunk('VP8L', pixels), webpChunk('EXIF', PLACE), webpChunk('XMP ', PLACE)),
      riff(header(0x10), webpChunk('VP8L', pixels)),
    ],
  ])('%s', (type, file, expected) => {
    expect(withoutPlace(type, file).equals(expected)).toBe(true);
    expect(withoutPlace(type, expected).equals(expected)).toBe(true);
  });
});

test.each(['image/jpeg', 'image/png', 'image/webp'])('half of a picture stays as it is: %s', (type) => {
  const half = Buffer.from([0xff, 0xd8, 0xff, 0xe1]);
  expect(withoutPlace(type, half)).toBe(half);
});

test('a document is not touched', () => {
  const pdf = Buffer.from('%PDF-1.7');
  expect(withoutPlace('application/pdf', pdf)).toBe(pdf);
});
