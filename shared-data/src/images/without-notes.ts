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

/** No camera or program makes a picture of more parts, each of which takes memory here. */
const MOST_PARTS = 10_000;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;
/** Any number of these may stand before a marker. */
const FILL = 0xff;

/** @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function stripJpeg(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  let scans = 0;
  while (at + 4 <= file.length && file[at] === 0xff) {
    if (kept.length > MOST_PARTS) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const end = at + 2 + viewOf(file).getUint16(at + 2);
    if (marker === EXIF) kept.push(exifOf(sideUp(file.subarray(at + 4, end))));
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

/** Notes that say which side is up, and nothing else; empty for an upright picture. @see CIPA DC-008 (Exif), 4.6 */
function sideUp(notes: Uint8Array): Uint8Array {
  const tiff = notes.subarray(startsWith(notes, 'Exif') ? 6 : 0);
  if (tiff.length < 14) return new Uint8Array();
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
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, side, 0, 0, 0, 0, 0, 0],
  ]);

/** The segment of a JPEG that has these notes; empty for none. */
const exifOf = (notes: Uint8Array) =>
  notes.length === 0
    ? notes
    : join([Uint8Array.from([0xff, EXIF, 0, notes.length + 8, ...bytesOf('Exif\0\0')]), notes]);

const NOTES_OF_PNG = new Set(['tEXt', 'iTXt', 'zTXt', 'tIME']);

/** @see https://www.w3.org/TR/png-3/#5Chunk-layout */
function stripPng(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = [file.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= file.length && kept.length <= MOST_PARTS) {
    const end = at + 12 + viewOf(file).getUint32(at);
    const name = nameAt(file, at + 4);
    if (name === 'eXIf') kept.push(chunkOf(name, sideUp(file.subarray(at + 8, end - 4))));
    else if (!NOTES_OF_PNG.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') return join(kept);
    at = end;
  }
  return null;
}

/** A chunk of a PNG that has these notes; empty for none. */
function chunkOf(name: string, notes: Uint8Array): Uint8Array {
  if (notes.length === 0) return notes;
  const chunk = join([new Uint8Array(4), bytesOf(name), notes, new Uint8Array(4)]);
  viewOf(chunk).setUint32(0, notes.length);
  viewOf(chunk).setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

/** @see https://www.w3.org/TR/png-3/#D-CRCAppendix */
function crc32(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

/** Of the header's flags: whether there is EXIF, and whether there is XMP. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function stripWebp(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (file.length < 12) return null;
  const kept: Uint8Array[] = [];
  let side: Uint8Array = new Uint8Array();
  const last = Math.min(file.length, 8 + viewOf(file).getUint32(4, true));
  let at = 12;
  while (at + 8 <= last) {
    if (kept.length > MOST_PARTS) return null;
    const length = viewOf(file).getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = nameAt(file, at);
    if (name === 'EXIF') side = sideUp(file.subarray(at + 8, at + 8 + length));
    else if (name !== 'XMP ') kept.push(file.slice(at, end));
    at = end;
  }
  const [header] = kept;
  if (!header) return null;
  if (nameAt(header, 0) === 'VP8X' && header.length > 8) {
    header[8] = (header[8] ?? 0) & ~HAS_XMP & ~(side.length > 0 ? 0 : HAS_EXIF);
    if (side.length > 0) kept.push(join([bytesOf('EXIF'), Uint8Array.from([side.length, 0, 0, 0]), side]));
  }
  const picture = join([file.subarray(0, 12), ...kept]);
  viewOf(picture).setUint32(4, picture.length - 8, true);
  return picture;
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
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
