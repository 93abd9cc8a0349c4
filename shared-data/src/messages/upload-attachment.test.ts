import { onlineManager } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { putFile, removeFile } from '../images/image-files.ts';
import { type DraftAttachment, draftOf } from './attachment-draft.ts';
import { removeAttachment, uploadAttachment } from './upload-attachment.ts';

// Files share modules: others have loaded the real one, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

vi.mock('../images/image-files.ts', async (original) => ({
  ...(await original<typeof import('../images/image-files.ts')>()),
  putFile: vi.fn(),
  removeFile: vi.fn(),
}));
const put = vi.mocked(putFile);

const draft: DraftAttachment = {
  id: 'f1',
  name: 'ear.jpg',
  mimeType: 'image/jpeg',
  bytes: 3,
  width: 8,
  height: 6,
  content: new Blob(['abc'], { type: 'image/jpeg' }),
  path: null,
};
const stored = { path: 'vet/f1.jpg', name: 'ear.jpg', mimeType: 'image/jpeg', bytes: 3, width: 8, height: 6 };

afterEach(() => {
  onlineManager.setOnline(true);
  vi.clearAllMocks();
});

test('a file goes into the folder of whom it is for, once; what is there already is not sent again', async () => {
  put.mockResolvedValue('vet/f1.jpg');
  expect(await uploadAttachment('vet', draft)).toEqual(stored);
  expect(put).toHaveBeenCalledExactlyOnceWith('message-files', 'vet/f1', draft.content);
  expect(await uploadAttachment('vet', { ...draft, path: 'vet/f1.jpg' })).toEqual(stored);
  expect(await uploadAttachment('vet', draftOf(stored))).toEqual(stored);
  expect(put).toHaveBeenCalledOnce();
});

test('without a connection it is refused at once, with a sentence that says that nothing is lost', async () => {
  onlineManager.setOnline(false);
  await expect(uploadAttachment('vet', draft)).rejects.toThrow(/^You are offline\. .*your text and files stay here/);
  expect(put).not.toHaveBeenCalled();
});

test('a refusal of the server is told apart from a server that was not reached', async () => {
  put.mockRejectedValueOnce(new RequestError('row-level security', { status: 403, code: 'storage' }));
  await expect(uploadAttachment('vet', draft)).rejects.toThrow(/“ear.jpg” was not taken.*200 MB/);
  put.mockRejectedValueOnce(new RequestError('fetch failed', { status: 0, code: 'network' }));
  await expect(uploadAttachment('vet', draft)).rejects.toThrow(/“ear.jpg” could not be sent.*still here/);
});

test('taking a file away asks the server only where it has the file, and its failure is nobody’s trouble', async () => {
  await removeAttachment(draft);
  expect(removeFile).not.toHaveBeenCalled();
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(removeFile).mockRejectedValue(new Error('down'));
  await removeAttachment({ path: 'vet/f1.jpg' });
  expect(told).toHaveBeenCalledOnce();
});
