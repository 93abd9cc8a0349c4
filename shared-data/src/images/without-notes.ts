/** Removes what a picture says about the place, the time and the camera; null where it cannot be read as its type. */
type Strip = (file: Uint8Array) => Uint8Array<ArrayBuffer> | null;

const STRIPS: Record<string, Strip> = {
  'image/jpeg': stripJpeg,
  'image/jpg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
};

/**
 * A picture without its notes (EXIF, XMP, comments) and without what follows its end: a second picture, or the film of a
 * "motion photo". It keeps which side is up. Null for what cannot be read, and for every other type.
 */
export function withoutNotes(type: string, file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  return STRIPS[type]?.(file) ?? null;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;

/** @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function stripJpeg(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  let scans = 0;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + viewOf(file).getUint16(at + 2);
    if (marker === EXIF) kept.push(sideUp(file.subarray(at + 4, end)));
    else if (isShown(marker, file.subarray(at + 4, end))) kept.push(file.subarray(at, end));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    const next = endOfScan(file, at);
    kept.push(file.subarray(at, next));
    at = next;
    scans += 1;
    if (file[at + 1] === END_OF_IMAGE) return join([...kept, file.subarray(at, at + 2)]);
  }
  // Some cameras write no end.
  return scans > 0 ? join(kept) : null;
}

/** Of what programs add (APP0 to APP15) a browser needs JFIF, the colour profile and Adobe's kind of colours; of comments none. */
function isShown(marker: number, content: Uint8Array): boolean {
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE');
  const isAdded = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return !isAdded || marker === 0xe0 || marker === 0xee;
}

/** Where the pixels end: at the next marker that is none of their own. The file's end where there is none. */
function endOfScan(file: Uint8Array, start: number): number {
  for (let at = start; at + 1 < file.length; at += 1) {
    const next = file[at + 1] ?? 0;
    const isOwn = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (file[at] === 0xff && !isOwn) return at;
  }
  return file.length;
}

const ORIENTATION = 0x0112;

/** A segment that says which side is up, and nothing else; empty for an upright picture. @see CIPA DC-008 (Exif), 4.6 */
function sideUp(content: Uint8Array): Uint8Array {
  const tiff = content.subarray(6);
  if (!startsWith(content, 'Exif') || tiff.length < 14) return new Uint8Array();
  const view = viewOf(tiff);
  const little = tiff[0] === 0x49;
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return new Uint8Array();
  for (let entry = 0; entry < view.getUint16(first, little); entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.length) break;
    const side = view.getUint16(at + 8, little);
    if (view.getUint16(at, little) === ORIENTATION && side > 1 && side <= 8) return orientation(side);
  }
  return new Uint8Array();
}

const orientation = (side: number) =>
  Uint8Array.from([
    ...[0xff, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, side, 0, 0, 0, 0, 0, 0],
  ]);

const NOTES_OF_PNG = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);

/** @see https://www.w3.org/TR/png-3/#5Chunk-layout */
function stripPng(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length) {
    const end = at + 12 + viewOf(file).getUint32(at);
    const name = nameAt(file, at + 4);
    if (!NOTES_OF_PNG.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') return join(kept);
    at = end;
  }
  return null;
}

const NOTES_OF_WEBP = new Set(['EXIF', 'XMP ']);
/** Of the header's flags: whether there is EXIF, and whether there is XMP. */
const FLAGS_OF_NOTES = 0x0c;

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function stripWebp(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (file.length < 12) return null;
  const kept: Uint8Array[] = [];
  const last = Math.min(file.length, 8 + viewOf(file).getUint32(4, true));
  let at = 12;
  while (at + 8 <= last) {
    const length = viewOf(file).getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = nameAt(file, at);
    const chunk = file.slice(at, end);
    if (name === 'VP8X' && chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~FLAGS_OF_NOTES;
    if (!NOTES_OF_WEBP.has(name)) kept.push(chunk);
    at = end;
  }
  if (kept.length === 0) return null;
  const picture = join([file.subarray(0, 12), ...kept]);
  viewOf(picture).setUint32(4, picture.length - 8, true);
  return picture;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const nameAt = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4));
const startsWith = (content: Uint8Array, text: string) =>
  String.fromCharCode(...content.subarray(0, text.length)) === text;

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
