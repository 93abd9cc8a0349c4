import { ToolError } from '../releases/tool-error.ts';
import { type Built, buildPackage } from './build-package.ts';
import { findPackage } from './workspace.ts';

/** What `buildAll` asks of a process that builds one package after the other. */
export interface BuildOrder {
  name: string;
  force: boolean;
}

/** What it answers: the build, or why there is none. */
export type BuildAnswer = { built: Built } | { reason: string };

process.on('message', async ({ name, force }: BuildOrder) => {
  process.send?.(await answerTo(name, force));
});

async function answerTo(name: string, force: boolean): Promise<BuildAnswer> {
  try {
    return { built: await buildPackage(findPackage(name), { force }) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** A sentence where somebody can do something about it, else all that is known. */
function reasonOf(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
