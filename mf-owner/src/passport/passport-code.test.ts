import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scanImageData } from '@undecaf/zbar-wasm';
import jsQR from 'jsqr';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { passportCode } from './passport-code.ts';

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } });
});

/** The page around the code, in the light and the dark theme, in pixels and as grey. */
const GROUNDS = { margin: 24, light: 250, dark: 20 };

/** A picture of a code, so many pixels wide, on a ground. */
function pictureOf(address: string, pixels: number, ground: number): ImageData {
  const rows = passportCode(address);
  const width = pixels + 2 * GROUNDS.margin;
  const at = (place: number) => Math.floor(((place - GROUNDS.margin) * rows.length) / pixels);
  const data = new Uint8ClampedArray(width * width * 4).map((_, index) => {
    if (index % 4 === 3) return 255;
    const square = rows[at(Math.floor(index / 4 / width))]?.[at(Math.floor(index / 4) % width)];
    return square === undefined ? ground : square ? 0 : 255;
  });
  return { data, width, height: width, colorSpace: 'srgb' } as unknown as ImageData;
}

/** Of a page at one and two pixels per point, and printed with 300 dots to the inch. */
const SHOWN = [132, 264, 412];

const LENGTHS = [40, 85, 120];

it.each(LENGTHS)('a code for an address of %i letters is read by three decoders, however small', async (length) => {
  const secret = Array.from({ length: 120 }, (_, at) => 'aZ3_k-9Qx'[(at * 7 + length) % 9]).join('');
  const address = `https://veto.example/passport#${secret}`.slice(0, length);
  const squares = passportCode(address).length;
  for (const pixels of [squares, 2 * squares, ...SHOWN])
    for (const ground of [GROUNDS.light, GROUNDS.dark]) {
      const picture = pictureOf(address, pixels, ground);
      const label = `${pixels} px on ${ground}`;
      expect(jsQR(picture.data, picture.width, picture.height)?.data, label).toBe(address);
      // Squares of one pixel are too small for zbar; no screen shows any.
      if (pixels > squares) expect((await scanImageData(picture))[0]?.decode(), label).toBe(address);
      expect((await readBarcodes(picture, { formats: ['QRCode'] }))[0]?.text, label).toBe(address);
    }
});
