import { expect, test } from 'vitest';
import { checkedUpload } from './file-signature.ts';

const PATH = '/storage/v1/object/pet-images/p/a';
/** The refusal, or null where the upload is taken. */
async function upload(type: string, bytes: string, path = PATH): Promise<Response | null> {
  const taken = await checkedUpload(
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Buffer.from(bytes, 'latin1'),
    }),
  );
  return taken instanceof Response ? taken : null;
}

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

test('a request that is no upload passes as it is', async () => {
  for (const path of [
    '/storage/v1/object/list/pet-images',
    '/storage/v1/object/sign/pet-documents/p/a',
    '/rest/v1/pets',
  ])
    expect(await upload('image/png', 'x', path)).toBeNull();
  expect(await upload('image/gif', 'GIF89a'), 'the bucket refuses it').toBeNull();
});

test('a picture is stored without its place, and says how long it is now', async () => {
  const segment = '\xff\xe1\0\x07GPS 5';
  const picture = '\xff\xd8\xff\xda\0\x02pixels';
  const body = Buffer.from(`${picture.slice(0, 2)}${segment}${picture.slice(2)}`, 'latin1');
  const init = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body };
  const taken = await checkedUpload(new Request(`http://127.0.0.1${PATH}`, init));
  if (taken instanceof Response) throw new Error('It was refused.');
  expect(taken.headers.get('content-length')).toBe(String(picture.length));
  expect(Buffer.from(await taken.arrayBuffer()).toString('latin1')).toBe(picture);
});
