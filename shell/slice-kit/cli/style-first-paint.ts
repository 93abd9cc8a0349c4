import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstPaint } from '../src/contract/release.ts';
import { type BuildTarget, EXPOSE_CHUNK } from '../webpack/index.ts';
import { type BuiltFirstPaint, writeStyle } from './build-first-paint.ts';

/**
 * Puts the sheets that a slice imports before the rules of its first paint, so that it is seen as the page will be, not as bare
 * text until the scripts bring their sheets: those of the chunks that `pages` preload. A slice without sheets stays as it is.
 */
export async function styleFirstPaint(
  build: BuildTarget,
  rendered: BuiltFirstPaint,
  { chunks, preloads }: { chunks: Record<string, string[]>; preloads: readonly string[] },
): Promise<BuiltFirstPaint> {
  const { firstPaint } = rendered;
  const files = [EXPOSE_CHUNK, ...preloads]
    .flatMap((name) => chunks[name] ?? [])
    .filter((file) => file.endsWith('.css'));
  if (!firstPaint || files.length === 0) return rendered;
  const sheets = await Promise.all([...new Set(files)].map((file) => readFile(join(build.outDir, file), 'utf8')));
  const before = async (style: string, place: string) => {
    const own = await readFile(join(build.outDir, style), 'utf8');
    await rm(join(build.outDir, style));
    const text = sheets.join('\n').replaceAll(placesOf(build.name), `[data-first-paint-of=${place}]`);
    return writeStyle(build, style.replace(/\.\w+\.css$/, ''), `${text}\n${own}`);
  };
  const styled: FirstPaint = { ...firstPaint, style: await before(firstPaint.style, build.name) };
  if (firstPaint.frames)
    styled.frames = { ...firstPaint.frames, style: await before(firstPaint.frames.style, `${build.name}-frames`) };
  return { ...rendered, firstPaint: styled };
}

/** How `scopeStyles` names the places of a slice, in quotes or not. */
const placesOf = (slice: string) => new RegExp(`\\[data-slice=(["']?)${slice}\\1\\]`, 'g');
