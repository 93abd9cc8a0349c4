import { join } from 'node:path';
import { type BundledProgram, bundleProgram, type ProgramToBundle } from '../first-paint/bundle-program.ts';
import { renderPages } from '../first-paint/render-pages.ts';
import type { RenderAnswer, RenderOrder } from '../first-paint/render-program.ts';
import { findWork, keepWork, keptWork } from '../webpack/kept-work.ts';
import { lastInputs } from './fresh-build.ts';
import { hashNow, makersHash } from './release-inputs.ts';
import { type Package, repository } from './workspace.ts';

/** The program of an earlier build whose modules are all as they were, else a new one. Rejects as `bundleProgram` does. */
export async function keptProgram(target: Package, order: ProgramToBundle): Promise<BundledProgram> {
  const partsOf = (files: readonly string[]) => [
    `program ${makersHash(target)}`,
    JSON.stringify([order, files.map((file) => [file, hashNow(file)])]),
  ];
  const before = Object.keys(lastInputs(target)?.rendered.files ?? {}).map((file) => join(repository, file));
  const kept = before.length > 0 && findWork(partsOf(before));
  if (kept) return { code: Buffer.from(kept).toString(), files: before };
  const { code, files } = await bundleProgram(order);
  keepWork(partsOf(files.toSorted()), Buffer.from(code));
  return { code, files };
}

/** What the same program has rendered before, else what it renders. Rejects as `renderPages` does. */
export async function keptPages(target: Package, order: RenderOrder): Promise<RenderAnswer> {
  const parts = [`pages ${makersHash(target)}`, JSON.stringify(order)];
  return JSON.parse(
    Buffer.from(await keptWork(parts, async () => Buffer.from(JSON.stringify(await renderPages(order))))).toString(),
  );
}
