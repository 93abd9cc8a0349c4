/** A thread that draws: a picture takes a tenth of a second, for which no page should wait. */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { ShownVeterinarian } from '@veto/shared-ui/share-picture';
import { importTsx } from './tsx-modules.ts';

export interface PictureJob {
  number: number;
  vet: ShownVeterinarian;
}

export type PictureResult = { number: number; png: Uint8Array } | { number: number; error: string };

/** Written by shared-ui's `font/subsets.ts`. */
const fontFiles = ['latin', 'latin-ext'].map((letters) =>
  fileURLToPath(new URL(`../../../shared-ui/src/font/bricolage-grotesque-${letters}-drawn.ttf`, import.meta.url)),
);
const options: ResvgRenderOptions = { font: { fontFiles, loadSystemFonts: false } };

importTsx();
const { sharePicture } = await import('@veto/shared-ui/share-picture');

/** The width of a heading at 100 px, as the letters themselves have it. */
function measure(text: string): number {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="Bricolage Grotesque" font-weight="700" font-size="100">${escaped}</text></svg>`;
  return new Resvg(svg, options).getBBox()?.width ?? 0;
}

parentPort?.on('message', ({ number, vet }: PictureJob) => {
  const tell = (result: PictureResult) => parentPort?.postMessage(result);
  try {
    tell({ number, png: new Resvg(sharePicture(vet, measure), options).render().asPng() });
  } catch (error) {
    tell({ number, error: error instanceof Error ? error.message : String(error) });
  }
});
