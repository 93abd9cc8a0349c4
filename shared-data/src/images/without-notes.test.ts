import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withoutNotes } from './without-notes.ts';

const PLACE = Buffer.from('GPS 52.2297 21.0122');
const pixels = Buffer.from([1, 0xff, 0, 0xff, 0xd3, 2]);

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const pngChunk = (name: string, content: Buffer, checksum = 0) => {
  const [size, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  end.writeUInt32BE(checksum);
  return Buffer.concat([size, Buffer.from(name), content, end]);
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

const header = (flags: number) => webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));

describe('notes and what follows a picture go, and nothing else', () => {
  const jpeg = [Buffer.from([0xff, 0xd8]), segment(0xe0, Buffer.from('JFIF\0'))];
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0'));
  const scan = Buffer.concat([
    segment(0xda, Buffer.alloc(4)),
    pixels,
    segment(0xc4, pixels),
    segment(0xda, pixels),
    pixels,
    Buffer.from([0xff, 0xd9]),
  ]);
  const film = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, PLACE),
    Buffer.from('ftypmp42'),
    Buffer.from([0xff, 0xd9]),
  ]);

  test.each<[string, Buffer, Buffer]>([
    [
      'image/jpeg',
      Buffer.concat([
        ...jpeg,
        segment(0xe1, PLACE),
        segment(0xfe, PLACE),
        segment(0xe2, Buffer.from('MPF\0')),
        segment(0xe5, PLACE),
        profile,
        segment(0xdb, pixels),
        scan,
        film,
      ]),
      Buffer.concat([...jpeg, profile, segment(0xdb, pixels), scan]),
    ],
    [
      'image/png',
      Buffer.concat([PNG, pngChunk('eXIf', PLACE), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0)), PLACE]),
      Buffer.concat([PNG, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]),
    ],
    [
      'image/webp',
      Buffer.concat([
        riff(header(0x1c), webpChunk('VP8L', pixels), webpChunk('EXIF', PLACE), webpChunk('XMP ', PLACE)),
        PLACE,
      ]),
      riff(header(0x10), webpChunk('VP8L', pixels)),
    ],
  ])('%s', (type, file, expected) => {
    expect(expected.equals(withoutNotes(type, file) ?? Buffer.from(''))).toBe(true);
    expect(expected.equals(withoutNotes(type, expected) ?? Buffer.from(''))).toBe(true);
  });
});

describe.each([true, false])('a picture keeps which side is up, little-endian: %s', (little) => {
  const number = (value: number, bytes: 2 | 4) => {
    const at = Buffer.alloc(bytes);
    if (bytes === 2) little ? at.writeUInt16LE(value) : at.writeUInt16BE(value);
    else little ? at.writeUInt32LE(value) : at.writeUInt32BE(value);
    return at;
  };
  const entry = (tag: number, value: number) =>
    Buffer.concat([number(tag, 2), number(3, 2), number(1, 4), number(value, 2), number(0, 2)]);
  const exif = Buffer.concat([
    ...[Buffer.from(little ? 'II' : 'MM'), number(42, 2), number(8, 4), number(2, 2)],
    ...[entry(0x8825, 1), entry(0x0112, 6), number(0, 4), PLACE],
  ]);
  const kept = Buffer.from('MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1');
  const inJpeg = (notes: Buffer) =>
    Buffer.concat([
      ...[Buffer.from([0xff, 0xd8]), segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), notes]))],
      ...[segment(0xda, Buffer.alloc(4)), pixels, Buffer.from([0xff, 0xd9])],
    ]);
  const inPng = (notes: Buffer) =>
    Buffer.concat([
      ...[PNG, pngChunk('eXIf', notes, crc32(Buffer.concat([Buffer.from('eXIf'), notes])))],
      ...[pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))],
    ]);
  const inWebp = (notes: Buffer) => riff(header(0x18), webpChunk('VP8L', pixels), webpChunk('EXIF', notes));

  test.each([
    ['image/jpeg', inJpeg(exif), inJpeg(kept)],
    ['image/png', inPng(exif), inPng(kept)],
    ['image/webp', inWebp(exif), inWebp(kept)],
    // Some programs write the mark of a JPEG's notes there, too.
    ['image/webp', inWebp(Buffer.concat([Buffer.from('Exif\0\0'), exif])), inWebp(kept)],
  ])('%s', (type, file, expected) => {
    const stored = withoutNotes(type, file);
    expect(Buffer.from(stored ?? [])).toEqual(expected);
    expect(withoutNotes(type, stored ?? new Uint8Array())).toEqual(stored);
  });
});

test('a JPEG whose markers have fill bytes before them loses its notes as well', () => {
  const fill = Buffer.from([0xff, 0xff]);
  const scan = Buffer.concat([segment(0xda, Buffer.alloc(4)), pixels, Buffer.from([0xff, 0xd9])]);
  const start = Buffer.from([0xff, 0xd8]);
  const file = Buffer.concat([start, fill, segment(0xe1, PLACE), fill, segment(0xdb, pixels), fill, scan]);
  expect(Buffer.from(withoutNotes('image/jpeg', file) ?? [])).toEqual(
    Buffer.concat([start, segment(0xdb, pixels), scan]),
  );
});

test.each(['image/jpeg', 'image/png', 'image/webp'])('half of a picture is none: %s', (type) => {
  expect(withoutNotes(type, Buffer.from([0xff, 0xd8, 0xff, 0xe1]))).toBeNull();
});

test('a picture that was made of more parts than any has is read no further', () => {
  const parts = Buffer.alloc(400_000);
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from(parts).fill(segment(0xe0, Buffer.alloc(0)))]);
  expect(withoutNotes('image/jpeg', Buffer.concat([jpeg, segment(0xda, Buffer.alloc(4)), pixels]))).toBeNull();
  const png = [
    PNG,
    Buffer.from(parts)
      .fill(pngChunk('IDAT', Buffer.alloc(0)))
      .subarray(0, 399_996),
  ];
  expect(withoutNotes('image/png', Buffer.concat([...png, pngChunk('IEND', Buffer.alloc(0))]))).toBeNull();
  expect(withoutNotes('image/webp', riff(Buffer.from(parts).fill(webpChunk('VP8 ', Buffer.alloc(0)))))).toBeNull();
});

test('a document is not touched', () => {
  expect(withoutNotes('application/pdf', Buffer.from('%PDF-1.7'))).toBeNull();
});
