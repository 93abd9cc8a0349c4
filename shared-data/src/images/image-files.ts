import { RequestError, storage } from '@veto/shared-data/core';

export type ImageBucket = 'profile-images' | 'pet-images';

/** Seconds that a browser may keep an image: its name changes with each upload. */
const CACHE_SECONDS = '3600';
const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Stores a picture as `<folder>/<prefix><timestamp>.<ext>` and resolves with its public address. */
export async function uploadImage(bucket: ImageBucket, folder: string, picture: Blob, prefix = ''): Promise<string> {
  const path = `${folder}/${prefix}${Date.now()}.${EXTENSIONS[picture.type] ?? 'bin'}`;
  const files = (await storage()).from(bucket);
  const { error } = await files.upload(path, picture, {
    cacheControl: CACHE_SECONDS,
    upsert: false,
    contentType: picture.type,
  });
  if (error) throw toRequestError(error);
  return files.getPublicUrl(path).data.publicUrl;
}

/** Deletes the image that an address points at. A file that is gone already is no error. */
export async function removeImage(bucket: ImageBucket, folder: string, url: string): Promise<void> {
  const name = url.split('?')[0]?.split('/').at(-1);
  if (!name) return;
  const { error } = await (await storage()).from(bucket).remove([`${folder}/${decodeURIComponent(name)}`]);
  if (error) throw toRequestError(error);
}

function toRequestError(error: Error): RequestError {
  const status = 'status' in error ? Number(error.status) || 0 : 0;
  return new RequestError(error.message, { status, code: status === 0 ? 'network' : 'storage', cause: error });
}
