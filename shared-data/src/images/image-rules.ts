import { ERRORS, type Message } from '../errors/index.ts';
import { FileRefusal } from './file-refusal.ts';

export interface ImageRules {
  /** Bytes. */
  maxSize: number;
  /** What `wrongType` names. */
  kinds: readonly ImageKind[];
  wrongType: Message;
  tooLarge: Message;
}

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic';

const MEGABYTE = 1024 * 1024;

export const PROFILE_IMAGE: ImageRules = {
  maxSize: 10 * MEGABYTE,
  kinds: ['jpeg', 'png', 'webp', 'heic'],
  wrongType: ERRORS.profileImageType,
  tooLarge: ERRORS.profileImageSize,
};

export const PET_IMAGE: ImageRules = {
  maxSize: 5 * MEGABYTE,
  kinds: ['jpeg', 'png', 'webp'],
  wrongType: ERRORS.petImageType,
  tooLarge: ERRORS.petImageSize,
};

/** The type of each kind, whatever a file is named. */
export const MIME_TYPES: Record<ImageKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
};

export class ImageRefusal extends FileRefusal {
  override readonly name = 'ImageRefusal';
}

/** The kind of a file; null for what is no picture. */
export const kindOf = async (file: Blob) => kindOfBytes(new Uint8Array(await file.slice(0, 16).arrayBuffer()));

const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** The kind that a file's first bytes tell (file signatures of JPEG, PNG, RIFF/WebP and ISO-BMFF/HEIF). */
export function kindOfBytes(bytes: Uint8Array): ImageKind | null {
  const text = String.fromCharCode(...bytes.slice(0, 16));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIF_BRANDS.includes(text.slice(8, 12))) return 'heic';
  return null;
}

/** What a file dialog offers for any picture. Some systems know HEIC by its ending alone. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** What a file dialog offers for a document. */
export const DOCUMENT_TYPES = `application/pdf,${PICTURE_TYPES}`;
