import { expect, test } from 'vitest';
import { refuseFalseType } from './file-signature.ts';

const PATH = '/storage/v1/object/pet-images/p/a';
const upload = (type: string, bytes: string, path = PATH) =>
  refuseFalseType(
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Buffer.from(bytes, 'latin1'),
    }),
  );

const FILES = {
  'image/jpeg': '\xff\xd8\xff\xe0JFIF',
  'image/png': '\x89PNG\r\n\x1a\n\0\0',
  'image/webp': 'RIFF\n\0\0\0WEBPVP8 ',
  'image/heic': '\0\0\0\x18ftypheic',
  'application/pdf': '\n%PDF-1.7',
};

test.each(Object.entries(FILES))('%s is taken as what it is, and as nothing else', async (type, bytes) => {
  for (const claimed of Object.keys(FILES)) {
    const answer = await upload(claimed, bytes);
    if (claimed === type) expect(answer).toBeNull();
    else expect([answer?.status, await answer?.json()]).toMatchObject([415, { message: /not of the type/ }]);
  }
  expect((await upload(type, '<script>alert(1)</script>'))?.status).toBe(415);
  expect((await upload(type, ''))?.status).toBe(415);
});

test('a type that is spelled otherwise is the same type', async () => {
  expect((await upload('Image/PNG; charset=x', 'GIF89a'))?.status).toBe(415);
  expect(await upload('image/jpg', FILES['image/jpeg'])).toBeNull();
  expect(await upload('image/heif', FILES['image/heic'])).toBeNull();
});

test('what is no upload passes as it is', async () => {
  for (const path of [
    '/storage/v1/object/list/pet-images',
    '/storage/v1/object/sign/pet-documents/p/a',
    '/rest/v1/pets',
  ])
    expect(await upload('image/png', 'x', path)).toBeNull();
  expect(await upload('image/gif', 'GIF89a'), 'the bucket refuses it').toBeNull();
});
