import { RequestError, storage } from '@veto/shared-data/core';
import type { PRIVATE_BUCKETS } from './private-buckets.ts';

/** Buckets that everybody reads by a public address. */
export type ImageBucket = 'profile-images' | 'pet-images';
/** A bucket whose files are read by signed links. */
export type PrivateBucket = (typeof PRIVATE_BUCKETS)[number];

/** Seconds that a browser may keep an image: its name changes with each upload. */
const CACHE_SECONDS = '3600';
const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Stores a picture as `<folder>/<prefix><timestamp>.<ext>` and resolves with its public address. */
export async function uploadImage(bucket: ImageBucket, folder: string, picture: Blob, prefix = ''): Promise<string> {
  const path = await putFile(bucket, `${folder}/${prefix}${Date.now()}`, picture);
  return (await storage()).from(bucket).getPublicUrl(path).data.publicUrl;
}

/** What the storage says of a name that is taken. */
export const ALREADY_STORED = /already exists|duplicate/i;

/** Where a file of that name lies: `<name>.<ext>`. */
export const pathOf = (name: string, file: Blob) => `${name}.${EXTENSIONS[file.type] ?? 'bin'}`;

/** Stores a file under a name of its own and resolves with its path; one that is there is the file itself, whose answer was lost. */
export async function putFile(bucket: ImageBucket | PrivateBucket, name: string, file: Blob): Promise<string> {
  const path = pathOf(name, file);
  const { error } = await (await storage()).from(bucket).upload(path, file, {
    cacheControl: CACHE_SECONDS,
    upsert: false,
    contentType: file.type,
  });
  if (error && !ALREADY_STORED.test(error.message)) throw toRequestError(error);
  return path;
}

/** Deletes the image that an address points at. A file that is gone already is no error. */
export async function removeImage(bucket: ImageBucket, folder: string, url: string): Promise<void> {
  const name = url.split('?')[0]?.split('/').at(-1);
  if (name) await removeFile(bucket, `${folder}/${decodeURIComponent(name)}`);
}

/** Deletes a file by its path. One that is gone already is no error. */
export async function removeFile(bucket: ImageBucket | PrivateBucket, path: string): Promise<void> {
  const { error } = await (await storage()).from(bucket).remove([path]);
  if (error) throw toRequestError(error);
}

/** Deletes a file as the server has refused to list it. Without an answer it may be listed: it stays. */
export async function removeRefused(bucket: PrivateBucket, path: string, cause: unknown): Promise<void> {
  const isRefused = cause instanceof RequestError && cause.status >= 400 && cause.status < 500;
  if (isRefused) await removeFile(bucket, path).catch(() => undefined);
}

/** An address that shows a private file for so many seconds. */
export async function signedLink(bucket: PrivateBucket, path: string, seconds: number): Promise<string> {
  const { data, error } = await (await storage()).from(bucket).createSignedUrl(path, seconds);
  if (error) throw toRequestError(error);
  return data.signedUrl;
}

/** storage-js hands on the browser's own words where no answer arrived. */
export function toRequestError(error: Error): RequestError {
  const status = 'status' in error ? Number(error.status) || 0 : 0;
  if (status === 0)
    return new RequestError('The server could not be reached.', { status, code: 'network', cause: error });
  return new RequestError(error.message, { status, code: 'storage', cause: error });
}
