import { describe, expect, test } from 'vitest';
import { checkImage, PET_IMAGE, PROFILE_IMAGE } from './check-image.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const text = (value: string) => [...value].map((character) => character.charCodeAt(0));
const WEBP = [...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 ')];
const HEIC = [0, 0, 0, 24, ...text('ftypheic')];

const file = (bytes: number[], type: string, name = 'image', size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name, { type });

describe('an image is accepted', () => {
  test.each([
    ['jpeg', JPEG, 'image/jpeg'],
    ['jpeg', JPEG, 'image/jpg'],
    ['png', PNG, 'image/png'],
    ['webp', WEBP, 'image/webp'],
    ['heic', HEIC, 'image/heic'],
    ['heic', HEIC, 'image/heif'],
  ])('as portrait: %s', async (kind, bytes, type) => {
    expect(await checkImage(file(bytes, type), PROFILE_IMAGE)).toBe(kind);
  });

  test.each([
    ['heic', HEIC, '', 'IMG_1.HEIC'],
    ['webp', WEBP, 'image/jpeg', 'cat.jpg'],
    ['jpeg', JPEG, 'image/heic', 'IMG_1.HEIC'],
    ['jpeg', JPEG, 'application/octet-stream', 'cat.jpg'],
    ['png', PNG, 'text/plain', 'cat.txt'],
  ])('by its bytes: %s', async (kind, bytes, type, name) => {
    expect(await checkImage(file(bytes, type, name), PROFILE_IMAGE)).toBe(kind);
  });

  test('up to the last byte', async () => {
    expect(await checkImage(file(PNG, 'image/png', 'x.png', PET_IMAGE.maxSize), PET_IMAGE)).toBe('png');
  });
});

describe('a file is refused', () => {
  test('of another type', async () => {
    await expect(checkImage(file(text('GIF89a'), 'image/gif'), PROFILE_IMAGE)).rejects.toMatchObject({
      toast: { title: 'Invalid file type', description: 'Please upload a JPEG, PNG, WebP, or HEIC image.' },
    });
  });

  test('HEIC as photo of a pet', async () => {
    await expect(checkImage(file(HEIC, 'image/jpeg', 'cat.jpg'), PET_IMAGE)).rejects.toMatchObject({
      toast: { description: 'Please upload a JPEG, PNG, or WebP image.' },
    });
  });

  test('that only claims to be an image', async () => {
    const page = file(text('<script>alert(1)</script>'), 'image/png', 'cat.png');
    await expect(checkImage(page, PET_IMAGE)).rejects.toMatchObject({ toast: { title: 'Invalid file type' } });
  });

  test('that is one byte too large', async () => {
    const large = file(PNG, 'image/png', 'x.png', PROFILE_IMAGE.maxSize + 1);
    await expect(checkImage(large, PROFILE_IMAGE)).rejects.toMatchObject({
      toast: { title: 'File too large', description: 'Please upload an image smaller than 10MB.' },
    });
  });
});
