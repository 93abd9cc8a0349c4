import { ERRORS } from '../errors/index.ts';
import { isCanvasFaithful } from './faithful-canvas.ts';
import type { Pixels } from './heif-decoder.ts';
import { ImageRefusal, kindOf, MIME_TYPES } from './image-rules.ts';

/** Reads a picture that the browser itself may not be able to; null when it is damaged. */
export type DecodeImage = (file: Blob) => Promise<Pixels | null>;

/** No picture of the product is shown larger, on any screen. */
const LONGEST_SIDE_PX = 2048;
const QUALITY = 0.85;

/**
 * A picture made anew from its pixels, with nothing else that was in the file: no place, no time, no camera, no hidden
 * preview. The right way up, at most 2048 px long unless said otherwise; a JPEG, or where it is transparent WebP (PNG in a browser that does
 * not write WebP). In a browser whose canvas tells no truth it is the file itself, without its notes.
 * @param decode for a kind of file that not every browser reads.
 * @throws ImageRefusal when it cannot be read; what `decode` throws.
 */
export async function reencode(
  file: Blob,
  { decode, longestSidePx = LONGEST_SIDE_PX }: { decode?: DecodeImage; longestSidePx?: number } = {},
): Promise<Blob> {
  if (!isCanvasFaithful()) return original(file);
  const picture = await readPicture(await named(file), decode);
  try {
    const canvas = draw(picture, longestSidePx);
    return await encode(canvas, isTransparent(canvas) ? 'image/webp' : 'image/jpeg');
  } finally {
    picture.close();
  }
}

/** The file under its true type: a browser may believe the one that it was given. */
async function named(file: Blob): Promise<Blob> {
  const kind = await kindOf(file);
  return kind ? file.slice(0, file.size, MIME_TYPES[kind]) : file;
}

/** @throws ImageRefusal for HEIC, which nobody could show. */
async function original(file: Blob): Promise<Blob> {
  const { type } = await named(file);
  const { withoutNotes } = await import('./without-notes.ts');
  const bytes = withoutNotes(type, new Uint8Array(await file.arrayBuffer()));
  if (!bytes) throw unreadable();
  return new Blob([bytes], { type });
}

async function readPicture(file: Blob, decode: DecodeImage | undefined): Promise<ImageBitmap> {
  // Turned as the camera says: that is the default of `imageOrientation`.
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture) return picture;
  const pixels = await decode?.(file);
  if (!pixels) throw unreadable();
  return createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height));
}

function draw(picture: ImageBitmap, longestSidePx: number): HTMLCanvasElement {
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(unreadable())), type, QUALITY);
  });
}

/** @throws ImageRefusal where the browser has no memory left for a canvas. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw unreadable();
  return context;
}

function unreadable(): ImageRefusal {
  return new ImageRefusal(ERRORS.imageUnreadable);
}
