// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeHeic } from './decode-heic.ts';
import type { HeicAnswer } from './heic-answer.ts';

// 96 × 64 pixels, made with libheif's heif-enc: green above, below it red on the left and blue on the right.
const portrait = new Blob([await readFile(`${import.meta.dirname}/portrait.fixture.heic`)]);
const ended = vi.fn();

/** A worker that answers with this message or event. */
const workerThat = (reaction: HeicAnswer | Event) =>
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = ended;
      postMessage() {
        const event = reaction instanceof Event ? reaction : new MessageEvent('message', { data: reaction });
        queueMicrotask(() => this.dispatchEvent(event));
      }
    },
  );

beforeEach(() => {
  ended.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the worker decodes, and ends', async () => {
  const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  workerThat({ pixels });
  expect(await decodeHeic(portrait)).toBe(pixels);
  expect(ended).toHaveBeenCalledOnce();
});

test.each([
  ['refuses to make one', () => vi.stubGlobal('Worker', vi.fn().mockThrow(new DOMException('', 'SecurityError')))],
  ['does not start its script', () => workerThat(new Event('error'))],
])('where the browser %s, the page itself decodes', async (_what, withoutWorker) => {
  withoutWorker();
  const picture = await decodeHeic(portrait);
  expect(picture).toMatchObject({ width: 96, height: 64 });
  const at = (x: number, y: number) => [...(picture?.data.slice((y * 96 + x) * 4, (y * 96 + x) * 4 + 3) ?? [])];
  const near = (colour: number[]) => colour.map((value) => Math.round(value / 40));
  expect([near(at(10, 5)), near(at(10, 50)), near(at(90, 50))]).toEqual([
    [0, 4, 0],
    [5, 0, 0],
    [0, 0, 5],
  ]);
});

test('a worker that fails on a picture is not followed by the page', async () => {
  workerThat(new ErrorEvent('error', { message: 'out of memory' }));
  expect(await decodeHeic(portrait)).toBeNull();
});

test('a damaged file is none', async () => {
  workerThat(new Event('error'));
  expect(await decodeHeic(portrait.slice(0, 300))).toBeNull();
});

test('a decoder that does not come is a failure of the network', async () => {
  workerThat({ failed: 'ChunkLoadError' });
  await expect(decodeHeic(portrait)).rejects.toMatchObject({ code: 'network', status: 0 });
});
