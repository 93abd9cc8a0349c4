// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isCanvasFaithful } from './faithful-canvas.ts';
import { reencode } from './re-encode.ts';

afterEach(() => vi.restoreAllMocks());

/** A canvas that gives back what was put into it, changed by `answer`. */
function canvasThat(answer: (data: Uint8ClampedArray) => Uint8ClampedArray): void {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(data: Uint8ClampedArray) {
        this.data = data;
      }
    },
  );
  let drawn = new Uint8ClampedArray();
  const context = {
    putImageData: ({ data }: ImageData) => {
      drawn = new Uint8ClampedArray(data);
    },
    getImageData: () => ({ data: answer(drawn) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
}

test('a canvas that gives back what was drawn is trusted', () => {
  canvasThat((data) => data);
  expect(isCanvasFaithful()).toBe(true);
});

test.each([
  ['white', (data: Uint8ClampedArray) => data.map(() => 255)],
  ['one bit of noise', (data: Uint8ClampedArray) => data.map((value, index) => (index === 900 ? value ^ 1 : value))],
])('where it answers %s the original is stored, without its notes', async (_, answer) => {
  canvasThat(answer);
  expect(isCanvasFaithful()).toBe(false);
  const picture = [0xff, 0xd8, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9];
  const named = new File([Uint8Array.from([...picture, 0x47, 0x50, 0x53])], 'IMG_1.HEIC', { type: 'image/heic' });
  const stored = await reencode(named);
  expect(stored.type).toBe('image/jpeg');
  expect([...new Uint8Array(await stored.arrayBuffer())]).toEqual(picture);
});

test('HEIC cannot be stored as it is', async () => {
  canvasThat((data) => data.map(() => 255));
  const heic = new File([Uint8Array.from([0, 0, 0, 24, ...Buffer.from('ftypheic')])], 'x.heic');
  await expect(reencode(heic)).rejects.toMatchObject({ name: 'ImageRefusal' });
});
