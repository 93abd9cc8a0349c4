const MARKER = { startOfScan: 0xda, exif: 0xe1, photoshop: 0xed };

interface Segment {
  marker: number;
  start: number;
  end: number;
}

/**
 * A JPEG without what a camera or an editor wrote about it: where it was taken, when, and with what. Uploaded pictures
 * are public, and a photo of a pet is usually taken at home. Which way up it is, stays. The picture itself is not touched.
 * What is not built as a JPEG comes back as it is.
 * @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf, Annex B (segments) and Exif 2.3, 4.5.4 and 4.6.4 (orientation)
 */
export function withoutMetadata(jpeg: Uint8Array<ArrayBuffer>): Blob {
  const segments = segmentsOf(jpeg);
  const about = ({ marker }: Segment) => marker === MARKER.exif || marker === MARKER.photoshop;
  if (!segments?.some(about)) return new Blob([jpeg]);
  const orientation = orientationOf(jpeg, segments);
  const kept = segments.filter((segment) => !about(segment)).map(({ start, end }) => jpeg.slice(start, end));
  const picture = jpeg.slice(segments.at(-1)?.end);
  return new Blob([
    jpeg.slice(0, 2),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...kept,
    picture,
  ]);
}

/** The segments between the first two bytes and the picture; null where the bytes are not built like that. */
function segmentsOf(jpeg: Uint8Array): Segment[] | null {
  const segments: Segment[] = [];
  let start = 2;
  while (jpeg[start] === 0xff && jpeg[start + 1] !== MARKER.startOfScan) {
    const length = ((jpeg[start + 2] ?? 0) << 8) | (jpeg[start + 3] ?? 0);
    const end = start + 2 + length;
    if (length < 2 || end > jpeg.length) return null;
    segments.push({ marker: jpeg[start + 1] ?? 0, start, end });
    start = end;
  }
  return jpeg[start] === 0xff ? segments : null;
}

const EXIF_HEADER = 10;
const ENTRY_BYTES = 12;
const ORIENTATION = 0x0112;

/** 1 (upright) to 8; 1 as well where nothing readable says otherwise. */
function orientationOf(jpeg: Uint8Array, segments: Segment[]): number {
  for (const { marker, start, end } of segments) {
    const name = String.fromCharCode(...jpeg.slice(start + 4, start + 8));
    if (marker !== MARKER.exif || name !== 'Exif') continue;
    const view = new DataView(jpeg.buffer, jpeg.byteOffset + start + EXIF_HEADER, end - start - EXIF_HEADER);
    try {
      return readOrientation(view);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return 1;
}

/** @throws RangeError when an offset leads out of the segment. */
function readOrientation(tiff: DataView): number {
  const littleEndian = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, littleEndian);
  const entries = tiff.getUint16(directory, littleEndian);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (tiff.getUint16(entry, littleEndian) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, littleEndian);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An Exif segment that says nothing but the orientation. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const bigEndianTiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8];
  const oneEntry = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const content = [...exif, ...bigEndianTiff, ...oneEntry];
  return new Uint8Array([0xff, MARKER.exif, 0, content.length + 2, ...content]);
}
