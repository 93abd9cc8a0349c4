import { ERRORS, type Message } from '../errors/index.ts';
import { FileRefusal } from './file-refusal.ts';

/** What a place accepts. */
export interface ImageRules {
  /** Bytes. */
  maxSize: number;
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

const MIME_TYPES: Record<string, ImageKind> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
};
const EXTENSIONS: Record<string, ImageKind> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heic: 'heic',
  heif: 'heic',
};

export class ImageRefusal extends FileRefusal {
  override readonly name = 'ImageRefusal';
}

/**
 * Checks type, size and first bytes of a file that a visitor chose; resolves with its kind.
 * @throws ImageRefusal with the message to show.
 */
export async function checkImage(file: File, rules: ImageRules): Promise<ImageKind> {
  // Some systems do not know HEIC and give no type: then the name decides what to look for.
  const claimed = MIME_TYPES[file.type] ?? (file.type ? undefined : EXTENSIONS[extensionOf(file.name)]);
  if (!claimed || !rules.kinds.includes(claimed)) throw new ImageRefusal(rules.wrongType);
  if (file.size > rules.maxSize) throw new ImageRefusal(rules.tooLarge);
  const found = kindOfBytes(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (found !== claimed) throw new ImageRefusal(rules.wrongType);
  return found;
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

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
