import { RequestError, storage } from '@veto/shared-data/core';
import type { ImageKind } from './check-image.ts';
import { withoutMetadata } from './jpeg-metadata.ts';

/** Seconds that a browser may keep an image: its name changes with each upload. */
const CACHE_SECONDS = '3600';
const MIME: Record<ImageKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};
const EXTENSION: Record<ImageKind, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heic: 'heic' };

type Bucket = 'profile-images' | 'pet-images';

/**
 * Stores a checked image as `<folder>/<prefix><timestamp>.<ext>` and resolves with its public address. A JPEG is stored
 * without what the camera wrote into it.
 */
export async function uploadImage(
  bucket: Bucket,
  folder: string,
  file: File,
  kind: ImageKind,
  prefix = '',
): Promise<string> {
  const path = `${folder}/${prefix}${Date.now()}.${EXTENSION[kind]}`;
  const files = (await storage()).from(bucket);
  const picture = kind === 'jpeg' ? withoutMetadata(new Uint8Array(await file.arrayBuffer())) : file;
  // The client sends a blob under the blob's own type, and some systems know none for HEIC.
  const { error } = await files.upload(path, picture.slice(0, picture.size, MIME[kind]), {
    cacheControl: CACHE_SECONDS,
    upsert: false,
    contentType: MIME[kind],
  });
  if (error) throw toRequestError(error);
  return files.getPublicUrl(path).data.publicUrl;
}

/** The address under which anybody sees a stored image. */
export async function publicUrl(bucket: Bucket, path: string): Promise<string> {
  return (await storage()).from(bucket).getPublicUrl(path).data.publicUrl;
}

/** Deletes the image that an address points at. A file that is gone already is no error. */
export async function removeImage(bucket: Bucket, folder: string, url: string): Promise<void> {
  const name = url.split('?')[0]?.split('/').at(-1);
  if (!name) return;
  const { error } = await (await storage()).from(bucket).remove([`${folder}/${decodeURIComponent(name)}`]);
  if (error) throw toRequestError(error);
}

function toRequestError(error: Error): RequestError {
  const status = 'status' in error ? Number(error.status) || 0 : 0;
  return new RequestError(error.message, { status, code: status === 0 ? 'network' : 'storage', cause: error });
}
