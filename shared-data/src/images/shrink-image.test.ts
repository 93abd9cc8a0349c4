import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERRORS } from '../errors/index.ts';
import { ImageRefusal, kindOf, PET_IMAGE, PROFILE_IMAGE } from './image-rules.ts';
import { reencode } from './re-encode.ts';
import { shrinkImage } from './shrink-image.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('./re-encode.ts');
const drawn = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
const unreadable = () => Promise.reject(new ImageRefusal(ERRORS.imageUnreadable));
beforeEach(() => {
  vi.mocked(reencode).mockReset().mockResolvedValue(drawn(9));
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const text = (value: string) => [...value].map((character) => character.charCodeAt(0));
const WEBP = [...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 ')];
const HEIC = [0, 0, 0, 24, ...text('ftypheic')];

const file = (bytes: number[], type = '', name = 'image', size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name, { type });
const MEGABYTE = 1024 * 1024;

test.each([
  ['heic', HEIC, '', 'IMG_1.HEIC'],
  ['webp', WEBP, 'image/jpeg', 'cat.jpg'],
  ['jpeg', JPEG, 'image/heic', 'IMG_1.HEIC'],
  ['jpeg', JPEG, 'application/octet-stream', 'cat.jpg'],
  ['png', PNG, 'text/plain', 'cat.txt'],
  [null, text('GIF89a'), 'image/gif', 'cat.gif'],
])('bytes tell the kind, whatever the file is named: %s', async (kind, bytes, type, name) => {
  expect(await kindOf(file(bytes, type, name))).toBe(kind);
});

describe('a photo', () => {
  test.each([
    ['of a pet', PET_IMAGE],
    ['of a person', PROFILE_IMAGE],
  ])('%s that a telephone took is made smaller before it is measured, HEIC too', async (_, rules) => {
    for (const bytes of [JPEG, HEIC]) {
      const made = await shrinkImage(file(bytes, '', 'IMG_1.HEIC', 24 * MEGABYTE), rules);
      expect([made.name, made.type, made.size]).toEqual(['IMG_1.HEIC', 'image/jpeg', 9]);
    }
  });

  test('is drawn once, also where it is prepared before it is stored', async () => {
    const made = await shrinkImage(file(JPEG), PET_IMAGE);
    expect(await shrinkImage(made, PET_IMAGE)).toBe(made);
    expect(reencode).toHaveBeenCalledOnce();
  });
});

describe('a file is refused', () => {
  const refusedWith = (chosen: File, rules: typeof PET_IMAGE, description: string) =>
    expect(shrinkImage(chosen, rules)).rejects.toMatchObject({ name: 'ImageRefusal', toast: { description } });

  test('that is no picture, whatever it claims', async () => {
    const page = file(text('<script>alert(1)</script>'), 'image/png', 'cat.png');
    await refusedWith(page, PET_IMAGE, 'Please upload a JPEG, PNG, or WebP image.');
    await refusedWith(page, PROFILE_IMAGE, 'Please upload a JPEG, PNG, WebP, or HEIC image.');
  });

  test('that is still too large once it is drawn', async () => {
    vi.mocked(reencode).mockResolvedValue(drawn(PET_IMAGE.maxSize + 1));
    await refusedWith(file(JPEG), PET_IMAGE, 'Please upload an image smaller than 5MB.');
    vi.mocked(reencode).mockResolvedValue(drawn(PET_IMAGE.maxSize));
    expect((await shrinkImage(file(JPEG), PET_IMAGE)).size).toBe(PET_IMAGE.maxSize);
  });

  test('that cannot be made smaller: by its own size, else by what is wrong with it', async () => {
    vi.mocked(reencode).mockImplementation(unreadable);
    await refusedWith(file(PNG, '', 'x', 5 * MEGABYTE + 1), PET_IMAGE, 'Please upload an image smaller than 5MB.');
    await refusedWith(file(PNG), PET_IMAGE, ERRORS.imageUnreadable.description);
    await refusedWith(file(HEIC), PET_IMAGE, 'Please upload a JPEG, PNG, or WebP image.');
    await refusedWith(file(HEIC), PROFILE_IMAGE, ERRORS.imageUnreadable.description);
  });

  test('unread where no telephone takes it', async () => {
    await refusedWith(
      file(PNG, '', 'x', 64 * MEGABYTE + 1),
      PROFILE_IMAGE,
      'Please upload an image smaller than 10MB.',
    );
    expect(reencode).not.toHaveBeenCalled();
  });
});
