import { RequestError } from '@veto/shared-data/core';
import { type ImageBucket, removeImage, uploadImage } from './image-files.ts';
import type { ImageRules } from './image-rules.ts';

/** Where the one picture of a pet or a person is kept, and how the record that shows it is written. */
export interface ImagePlace<T> {
  bucket: ImageBucket;
  folder: string;
  prefix?: string;
  /** The address that is shown so far. */
  former: string | null | undefined;
  /** Writes the address that is shown from now on; null for none. */
  save(url: string | null): Promise<T>;
}

/**
 * Stores a new picture and removes the former one.
 * @throws ImageRefusal (`.toast`) for a file that is no picture; RequestError otherwise, with `code` 'storage' when the
 * upload failed, 'network' when what it needs did not load.
 */
export async function replaceImage<T>(
  place: ImagePlace<T>,
  { file, rules }: { file: File; rules: ImageRules },
): Promise<T> {
  const { shrinkImage } = await import(/* webpackChunkName: "shrink-image" */ './shrink-image.ts').catch((cause) => {
    throw new RequestError('What makes pictures smaller did not load.', { status: 0, code: 'network', cause });
  });
  const picture = await shrinkImage(file, rules);
  const saved = await place.save(await uploadImage(place.bucket, place.folder, picture, place.prefix));
  await forgetFile(place);
  return saved;
}

/** Takes the picture off the record, then deletes its file. */
export async function takeImageAway<T>(place: ImagePlace<T>): Promise<T> {
  const saved = await place.save(null);
  await forgetFile(place);
  return saved;
}

/** A file that nobody shows any more is no reason to tell the visitor of a failure. */
async function forgetFile<T>({ bucket, folder, former }: ImagePlace<T>): Promise<void> {
  // It may also be an address elsewhere on the network.
  if (!former?.includes(`/${bucket}/${folder}/`)) return;
  await removeImage(bucket, folder, former).catch((error) => console.error('An old image was not deleted', error));
}
