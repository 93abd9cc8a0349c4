import { runShellProgram } from '../shell-program.ts';

/** `slice render --out DIR`: the site as files, for a static host. */
export function render(args: string[]): Promise<number> {
  return runShellProgram('static-host/render.ts', args);
}
