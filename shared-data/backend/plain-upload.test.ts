import { expect, test } from 'vitest';
import { asPlainUpload } from './plain-upload.ts';

const ADDRESS = 'http://127.0.0.1/storage/v1/object/pet-images/1/a.png';
const arriving = async (init: RequestInit) => {
  const request = await asPlainUpload(new Request(ADDRESS, { method: 'POST', ...init }));
  const header = (name: string) => request.headers.get(name);
  return { type: header('content-type'), cache: header('cache-control'), text: await request.text() };
};

test('a file that a browser wraps as a form arrives as the plain file', async () => {
  const form = new FormData();
  form.append('cacheControl', '3600');
  form.append('', new File(['bytes'], 'a.png', { type: 'image/png' }));
  expect(await arriving({ body: form })).toEqual({ type: 'image/png', cache: 'max-age=3600', text: 'bytes' });
});

test('a file that is plain already stays as it is', async () => {
  const headers = { 'content-type': 'image/webp', 'cache-control': 'max-age=60' };
  expect(await arriving({ body: 'bytes', headers })).toEqual({
    type: 'image/webp',
    cache: 'max-age=60',
    text: 'bytes',
  });
});

test('a broken form arrives as nothing, of no type that a bucket takes', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const arrived = await arriving({ body: '--b\r\nno form', headers });
  expect(arrived).toMatchObject({ type: 'application/octet-stream', text: '' });
});
