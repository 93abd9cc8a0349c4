import createLibheif from 'libheif-js/libheif/libheif.js';

/** A decoded picture: four bytes (red, green, blue, alpha) for each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** The part of libheif's module that its own types leave out. */
interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}
interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(into: Pixels, done: (pixels: Pixels | null) => void): void;
  free(): void;
}

/** The main picture of a HEIC or HEIF file, the right way up; null when it is none that can be read. Takes seconds. */
export async function decodeHeif(file: Uint8Array): Promise<Pixels | null> {
  const { HeifDecoder } = createLibheif() as unknown as Libheif;
  const images = new HeifDecoder().decode(file);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const pixels = await new Promise<Pixels | null>((resolve) => image.display(into, resolve));
  for (const each of images) each.free();
  return pixels;
}
