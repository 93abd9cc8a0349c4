import { join } from 'node:path';

/** The script of every document of `slice dev` in Veto's own repository, in one piece. */
export async function pageScript(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: join(import.meta.dirname, 'page/whole-site.ts') });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}
