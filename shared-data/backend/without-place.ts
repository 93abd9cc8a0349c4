/** Removes what a picture says about the place, the time and the camera; null where it cannot be read as its type. */
type Strip = (file: Buffer) => Buffer | null;

const STRIPS: Record<string, Strip> = {
  'image/jpeg': stripJpeg,
  'image/jpg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * A picture without its notes (EXIF, XMP, comments), as the site's own pages send it; other files as they are. A picture that
 * came past those pages loses its note on which side is up, too. HEIC is left as it is: no page of ours stores one.
 */
export function withoutPlace(type: string, file: Buffer): Buffer {
  return STRIPS[type]?.(file) ?? file;
}

/** APP1 (EXIF, XMP), APP13 (IPTC) and comments. */
const NOTES_OF_JPEG = new Set([0xe1, 0xed, 0xfe]);
const START_OF_SCAN = 0xda;

/** @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function stripJpeg(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return Buffer.concat([...kept, file.subarray(at)]);
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (!NOTES_OF_JPEG.has(marker)) kept.push(file.subarray(at, end));
    at = end;
  }
  return null;
}

const NOTES_OF_PNG = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

/** @see https://www.w3.org/TR/png-3/#5Chunk-layout */
function stripPng(file: Buffer): Buffer | null {
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (!NOTES_OF_PNG.has(name)) kept.push(file.subarray(at, end));
    // Bytes after the picture's end are no part of it.
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}

const NOTES_OF_WEBP = new Set(['EXIF', 'XMP ']);
/** Of the header's flags: whether there is EXIF, and whether there is XMP. */
const FLAGS_OF_NOTES = 0x0c;

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function stripWebp(file: Buffer): Buffer | null {
  const kept: Buffer[] = [];
  let at = 12;
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const name = file.toString('latin1', at, at + 4);
    const chunk = Buffer.from(file.subarray(at, end));
    if (name === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~FLAGS_OF_NOTES;
    if (!NOTES_OF_WEBP.has(name)) kept.push(chunk);
    at = end;
  }
  if (kept.length === 0) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from(file.subarray(0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
